import type { FreeDay } from '#src/view/receipt/receipt.page-data.ts';
import type { JourneyForm, JourneySum, JourneyTimes, JourneyVehicles } from '#src/view/journey/journey.page-data.ts';
import { JourneyVehicleBox } from './JourneyVehicleBox.tsx';

export const HiddenInputs = ({ hidden }: { hidden: JourneyForm['hidden'] }) =>
  Object.entries(hidden).map(([name, value]) =>
    [value ?? []].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
  );

export function Times({ heading, note, action, hidden, name, days, chosen, submit, laterUrl }: JourneyTimes) {
  const open = days.findIndex(({ times }) => times.some(({ startsAt }) => startsAt === chosen));
  return (
    <section className="journey__block" id="times">
      <h2 className="subtitle">{heading}</h2>
      <p className="journey__small">{note}</p>
      {days.length > 0 ? (
        <form className="journey__times" method="post" action={action} data-once>
          <HiddenInputs hidden={hidden} />
          {days.map((day, index) => (
            <Day key={day.label} day={day} isOpen={index === Math.max(open, 0)} {...{ name, chosen, submit }} />
          ))}
        </form>
      ) : (
        <p>No times available on these days.</p>
      )}
      {laterUrl !== null && (
        <p>
          <a href={laterUrl}>Later days</a>
        </p>
      )}
    </section>
  );
}

type DayProps = Pick<JourneyTimes, 'name' | 'chosen' | 'submit'> & { day: FreeDay; isOpen: boolean };

/** One open day, with a submit button near its times. */
function Day({ day: { label, count, times }, isOpen, name, chosen, submit }: DayProps) {
  return (
    <details className="journey__day" name="day" open={isOpen}>
      <summary>
        {label} <small>{count}</small>
      </summary>
      <fieldset>
        <legend className="visually-hidden">Time on {label}</legend>
        {times.map((time) => (
          <label key={time.startsAt}>
            <input type="radio" name={name} value={time.startsAt} defaultChecked={time.startsAt === chosen} />
            <span>{time.label}</span>
          </label>
        ))}
      </fieldset>
      <button className="button button--primary" type="submit">
        {submit}
      </button>
    </details>
  );
}

export function Sum({ heading, rows, total, small }: JourneySum) {
  return (
    <section className="journey__sum">
      <h2 className="subtitle">{heading}</h2>
      <p className="journey__total">{total.amount}</p>
      <dl>
        {[...rows, total].map(({ label, amount }, index) => (
          <div key={label} className={index === rows.length ? 'journey__sum-total' : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {small.map((text) => (
        <p key={text} className="journey__small">
          {text}
        </p>
      ))}
    </section>
  );
}

export function Vehicles({ heading, vehicles }: JourneyVehicles) {
  return (
    <section className="journey__block journey__others">
      <h2 className="subtitle">{heading}</h2>
      <ul>
        {vehicles.map((vehicle) => (
          <li key={vehicle.url}>
            <JourneyVehicleBox vehicle={vehicle} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
