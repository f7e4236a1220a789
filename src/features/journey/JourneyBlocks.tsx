import { Fragment } from 'react';
import type {
  JourneyBlock,
  JourneyFacts,
  JourneyForm,
  JourneyPageData,
  JourneyPoints,
  JourneyPost,
  JourneyRates,
  JourneySteps,
} from '#src/view/journey/journey.page-data.ts';
import type { Phrase } from '#src/view/receipt/receipt.page-data.ts';
import { FormField } from '#src/ui/FormField.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { NamedRates } from '#src/ui/NamedRates.tsx';
import { HiddenInputs, Sum, Times, Vehicles } from './BuyingBlocks.tsx';

type JourneyErrors = JourneyPageData['faults'];

export function JourneyBlocks({ blocks, faults }: { blocks: JourneyBlock[]; faults: JourneyErrors }) {
  return blocks.map((block, index) => <Block key={index} block={block} faults={faults} />);
}

function Block({ block, faults }: { block: JourneyBlock; faults: JourneyErrors }) {
  switch (block.kind) {
    case 'form':
      return <Fields block={block} faults={faults} />;
    case 'post':
      return <Post {...block} />;
    case 'times':
      return <Times {...block} />;
    case 'sum':
      return <Sum {...block} />;
    case 'vehicles':
      return <Vehicles {...block} />;
    case 'print':
      return (
        <p className="journey__ways">
          <button className="button button--line" type="button" data-print hidden>
            <Icon name="printer" />
            {block.label}
          </button>
        </p>
      );
    case 'facts':
      return <Facts {...block} />;
    case 'points':
      return <Points {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'rates':
      return <Rates {...block} />;
    case 'ways':
      return (
        <p className="journey__ways">
          {block.ways.map(({ label, url, isPrimary = false, download }) => (
            <a key={url} className={`button button--${isPrimary ? 'primary' : 'line'}`} href={url} download={download}>
              {label}
            </a>
          ))}
        </p>
      );
    case 'text':
      return block.lines.map((line, index) => (
        <p key={index} className="journey__small">
          <Phrases line={line} />
        </p>
      ));
  }
}

const Phrases = ({ line }: { line: Phrase[] }) =>
  line.map((phrase, index) => (
    <Fragment key={index}>
      {typeof phrase === 'string' ? (
        phrase
      ) : 'strong' in phrase ? (
        <b>{phrase.strong}</b>
      ) : (
        <a href={phrase.url}>{phrase.text}</a>
      )}
    </Fragment>
  ));

/** Submit precedes Save in the DOM, so that Enter submits. */
function Fields({ block, faults }: { block: JourneyForm; faults: JourneyErrors }) {
  const { id, action, hidden, fields, values, submit, isQuiet = false, save, notice } = block;
  return (
    <form className="form" id={id} method="post" action={action} noValidate data-once>
      <HiddenInputs hidden={hidden} />
      <div className="form__fields">
        {fields.map((field) => (
          <FormField
            key={field.name}
            formId={id}
            field={field}
            value={field.kind === 'tick' ? values[field.name] === 'true' : values[field.name]}
            fault={faults.find((fault) => fault.field === field.name)?.text}
          />
        ))}
      </div>
      <p className="journey__ways">
        <button className={`button button--${isQuiet ? 'line' : 'primary'}`} type="submit">
          {submit}
        </button>
        {save !== undefined && (
          <button className="button button--line" type="submit" name="action" value="save">
            {save}
          </button>
        )}
      </p>
      {notice.length > 0 && (
        <p className="form__notice">
          <Phrases line={notice} />
        </p>
      )}
    </form>
  );
}

function Post({ action, hidden, label, note, isPrimary = false, proof }: JourneyPost) {
  return (
    <form className="journey__post" method="post" action={action} data-once data-proof={proof}>
      <HiddenInputs hidden={hidden} />
      <button className={`button button--${isPrimary ? 'primary' : 'line'}`} type="submit">
        {label}
      </button>
      {note !== undefined && <p className="journey__small">{note}</p>}
    </form>
  );
}

function Facts({ heading, facts }: JourneyFacts) {
  return (
    <section className="journey__block">
      {heading !== null && <h2 className="subtitle">{heading}</h2>}
      <dl className="journey__facts">
        {facts.map(({ label, lines, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line, index) => (
                <Fragment key={index}>
                  {index > 0 && <br />}
                  <Phrases line={line} />
                </Fragment>
              ))}
            </dd>
            {change !== undefined && (
              <dd className="journey__change">
                <a href={change}>
                  Change<span className="visually-hidden"> {label.toLowerCase()}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Points({ heading, points }: JourneyPoints) {
  return (
    <section className="journey__block">
      <h2 className="subtitle">{heading}</h2>
      <ul className="journey__points">
        {points.map(({ icon, strong, text }) => (
          <li key={strong}>
            <Icon name={icon} />
            <p>
              <b>{strong}</b> <Phrases line={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ heading, steps }: JourneySteps) {
  return (
    <section className="journey__block">
      <h2 className="subtitle">{heading}</h2>
      <ol className="journey__timeline">
        {steps.map(({ when, what, text }) => (
          <li key={what}>
            <small>{when}</small>
            <b>{what}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rates({ heading, rates, small }: JourneyRates) {
  return (
    <section className="journey__block journey__rates" aria-label={heading === null ? 'Rates' : undefined}>
      {heading !== null && <h2 className="subtitle">{heading}</h2>}
      <dl className="rates">
        <NamedRates rates={rates} />
      </dl>
      {small.map((text) => (
        <p key={text} className="journey__small">
          {text}
        </p>
      ))}
    </section>
  );
}
