import type { VehicleData as Vehicle } from '../view/trade-in.page-data.ts';
import { KindField } from './KindField.tsx';
import { VehicleFields } from './StartStep.tsx';
import { Send, StepField, StepForm, useCurrentStep, useWord } from './StepForm.tsx';

const owing = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unknown', label: 'I don’t know' },
];

export function VehicleStep({ step }: { step: Vehicle }) {
  const { page, state } = useCurrentStep();
  const word = useWord();
  const isCorrecting = ['kind', 'year', 'make', 'model', 'badge'].some((name) => name in state.faults);
  return (
    <>
      <section className="trade__vehicle" aria-label={`The ${word}`}>
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
      {step.isOtherKind !== true && <ConfirmForm step={step} />}
      <details className="trade__way" open={isCorrecting || step.isOtherKind === true || undefined}>
        <summary>{`The ${step.kinds ? 'kind, ' : ''}model, year or ${page.badge.word} is wrong`}</summary>
        <StepForm action="enter">
          {step.kinds && <KindField form="correct" kinds={step.kinds} value={step.kind} />}
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

function ConfirmForm({ step }: { step: Vehicle }) {
  const { page } = useCurrentStep();
  const word = useWord();
  return (
    <StepForm action="confirm">
      <StepField
        form="confirm"
        field={{ name: 'kilometres', label: step.distanceLabel, kind: 'text', inputmode: 'numeric', maxlength: 9 }}
        hint="To the nearest 1,000 is fine"
        unit={step.unit}
      />
      <fieldset className="trade__choices">
        <legend className="label">
          Is there money owing on it? <small>(optional)</small>
        </legend>
        <p className="trade__hint">Any loan or lease. It doesn’t affect the price.</p>
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
        <Send action="confirm">{`Yes, this is my ${word}`}</Send>
      </p>
    </StepForm>
  );
}
