/** Is it this one, and how far has it gone? */
import type { VehicleData as Vehicle } from '#src/view/trade-in/trade-in.page-data.ts';
import { VehicleFields } from './StartStep.tsx';
import { Send, StepField, StepForm, useShown } from './StepForm.tsx';

const owing = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
];

export function VehicleStep({ step }: { step: Vehicle }) {
  const { page, state } = useShown();
  const isCorrecting = ['year', 'make', 'model', 'badge'].some((name) => name in state.faults);
  return (
    <>
      <section className="trade__vehicle" aria-label="The car">
        {step.plate !== null && <p className="trade__plate">{step.plate}</p>}
        <h2 className="subtitle">{step.vehicle}</h2>
        {step.facts.length > 0 && (
          <dl className="trade__facts">
            {step.facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <StepForm action="confirm">
        <StepField
          form="confirm"
          field={{ name: 'kilometres', label: step.distanceLabel, kind: 'text', inputmode: 'numeric', maxlength: 9 }}
          hint="To the nearest 1,000 is enough"
          unit={step.unit}
        />
        <fieldset className="trade__choices">
          <legend className="label">
            Is there money owing on it? <small>(optional)</small>
          </legend>
          <p className="trade__hint">A loan or lease. It does not change the price.</p>
          <div>
            {owing.map(({ value, label }) => (
              <label key={value}>
                <input type="radio" name="owing" value={value} defaultChecked={page.typed['owing'] === value} />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          <Send action="confirm">Yes, this is my car</Send>
        </p>
      </StepForm>
      <details className="trade__way" open={isCorrecting || undefined}>
        <summary>The model, year or badge is wrong</summary>
        <StepForm action="enter">
          <VehicleFields form="correct" known={step.correct} />
          <p>
            <Send action="enter" kind="line">
              Correct it
            </Send>
          </p>
        </StepForm>
      </details>
    </>
  );
}
