import type { PracticeBank } from '../view/reserve.page-data.ts';
import { practiceBankCopy } from '../view/copy/practice-bank-copy.ts';

/** Under a practice banner; no field accepts card details. */
export function PracticeBankForm({ bank }: { bank: PracticeBank }) {
  const { title, detail, amount, action, fields, challenge, outcomes, button, leave, foot } = bank;
  return (
    <section className="reserve-bank" aria-label="Practice card page">
      <p className="reserve-bank__banner">{practiceBankCopy.banner}</p>
      <p className="reserve-bank__sum">
        <span>
          {title}
          <small>{detail}</small>
        </span>
        <b>{amount}</b>
      </p>
      <form method="post" action={action} noValidate data-once>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {challenge && <Code {...challenge} />}
        {outcomes.length > 0 && (
          <fieldset>
            <legend>How should the bank respond?</legend>
            {outcomes.map((outcome, index) => (
              <label key={outcome.value} className="reserve-choice">
                <input type="radio" name="outcome" value={outcome.value} defaultChecked={index === 0} />
                <span>
                  {outcome.label}
                  <small>{outcome.text}</small>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <button className="button button--primary button--block" type="submit">
          {button}
        </button>
        <p>
          <a className="link" href={leave.url}>
            {leave.label}
          </a>
        </p>
      </form>
      <p className="reserve-bank__foot">{foot}</p>
    </section>
  );
}

function Code({ label, hint, fault }: NonNullable<PracticeBank['challenge']>) {
  return (
    <div className={`reserve-field${fault === null ? '' : ' reserve-field--error'}`}>
      <label htmlFor="code">{label}</label>
      <p className="reserve-field__hint" id="code-hint">
        {hint}
      </p>
      {fault !== null && (
        <p className="reserve-field__error" id="code-error">
          <span className="visually-hidden">Error: </span>
          {fault}
        </p>
      )}
      <input
        className="input"
        id="code"
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        aria-describedby={fault === null ? 'code-hint' : 'code-hint code-error'}
        aria-invalid={fault === null ? undefined : true}
      />
    </div>
  );
}
