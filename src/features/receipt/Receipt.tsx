import type {
  BookingChange,
  Fact,
  FreeDay,
  Phrase,
  ReceiptPageData,
  ReceiptAction,
} from '#src/view/receipt/receipt.page-data.ts';

export function Receipt({ page }: { page: ReceiptPageData }) {
  const { heading, lede, alert, facts, ways, change, aside, next } = page;
  return (
    <div className="wrap receipt">
      <h1 className="title">{heading}</h1>
      <p className="lede">{lede}</p>
      {alert !== null && (
        <div className="receipt__alert" role="alert">
          {alert}
        </div>
      )}
      {aside === null ? (
        <>
          <ReceiptActions ways={ways} />
          <Facts facts={facts} className="receipt__facts receipt__reach" />
        </>
      ) : (
        <div className="receipt__columns">
          <div className="receipt__main">
            <Facts facts={facts} className="receipt__facts" />
            <ReceiptActions ways={ways} />
            {change && <Change change={change} />}
          </div>
          <Aside {...aside} />
        </div>
      )}
      {next.length > 0 && <Next links={next} />}
    </div>
  );
}

function Phrases({ line }: { line: Phrase[] }) {
  return line.map((phrase, index) =>
    typeof phrase === 'string' ? (
      phrase
    ) : 'strong' in phrase ? (
      <b key={index}>{phrase.strong}</b>
    ) : (
      <a key={index} href={phrase.url}>
        {phrase.text}
      </a>
    ),
  );
}

function Facts({ facts, className }: { facts: Fact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {lines.map((line, index) => [index > 0 && <br key={`br${index}`} />, <Phrases key={index} line={line} />])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ReceiptActions({ ways }: { ways: ReceiptAction[] }) {
  if (ways.length === 0) return null;
  return (
    <p className="receipt__ways">
      {ways.map((way) => (
        <ActionLink key={way.url} {...way} />
      ))}
    </p>
  );
}

function ActionLink({ label, url, isPrimary = false, download, masked }: ReceiptAction) {
  return (
    <a
      className={`button button--${isPrimary ? 'primary' : 'line'}`}
      href={url}
      download={download}
      data-phone={masked}
    >
      {masked === undefined ? (
        label
      ) : (
        <>
          Call <span>{label}</span> <u>Show number</u>
        </>
      )}
    </a>
  );
}

function Aside({ heading, lines, call }: NonNullable<ReceiptPageData['aside']>) {
  return (
    <aside className="receipt__aside">
      <h2 className="subtitle">{heading}</h2>
      {lines.map((line, index) => (
        <p key={index}>
          <Phrases line={line} />
        </p>
      ))}
      {call && <ActionLink {...call} />}
    </aside>
  );
}

function Next({ links }: { links: ReceiptPageData['next'] }) {
  return (
    <section className="receipt__next">
      <h2 className="subtitle">In the meantime</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Change({ change: { noun, key, shown, place, days, laterUrl } }: { change: BookingChange }) {
  return (
    <>
      <section className="receipt__change" id="move" data-place={place}>
        <h2 className="subtitle">Choose another time</h2>
        {days.length > 0 ? (
          <ChangeForm action="move" bookingKey={key}>
            <input type="hidden" name="shown" value={shown} />
            {days.map((day, index) => (
              <Day key={day.label} day={day} isOpen={index === 0} noun={noun} />
            ))}
          </ChangeForm>
        ) : (
          <p>No other times available on these days.</p>
        )}
        {laterUrl !== null && (
          <p>
            <a href={laterUrl}>Later days</a>
          </p>
        )}
      </section>
      <details className="receipt__change">
        <summary>Cancel this {noun}</summary>
        <p>We’ll free up the time and let our team know.</p>
        <ChangeForm action="cancel" bookingKey={key}>
          <button className="button button--line" type="submit">
            Yes, cancel it
          </button>
        </ChangeForm>
      </details>
    </>
  );
}

interface ChangeFormProps {
  action: 'move' | 'cancel';
  bookingKey: string;
  children: React.ReactNode;
}

function ChangeForm({ action, bookingKey, children }: ChangeFormProps) {
  return (
    <form method="post" action="/booking">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="ref" value={bookingKey} />
      {children}
    </form>
  );
}

function Day({ day: { label, count, times }, isOpen, noun }: { day: FreeDay; isOpen: boolean; noun: string }) {
  return (
    <details className="receipt__day" name="day" open={isOpen}>
      <summary>
        {label} <small>{count}</small>
      </summary>
      <fieldset className="receipt__times">
        <legend className="visually-hidden">Time on {label}</legend>
        {times.map((time) => (
          <label key={time.startsAt}>
            <input type="radio" name="starts_at" value={time.startsAt} />
            <span>{time.label}</span>
          </label>
        ))}
      </fieldset>
      <button className="button button--primary" type="submit">
        Move my {noun}
      </button>
    </details>
  );
}
