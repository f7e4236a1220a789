/** For dealers who sell more than cars (REG-02). */
import type { StartData } from '../view/trade-in.page-data.ts';
import { kindForm } from './field-id.ts';
import { useCurrentStep } from './StepForm.tsx';

interface Props {
  form: string;
  kinds: NonNullable<StartData['kinds']>;
  value?: string | undefined;
  onChoose?: (kind: string) => void;
}

export function KindField({ form, kinds, value, onChoose }: Props) {
  const { page, state } = useCurrentStep();
  const fault = kindForm(page.step, state.action) === form ? state.faults['kind'] : undefined;
  const id = `${form}-kind`;
  const chosen = value ?? page.typed['kind'];
  return (
    <fieldset className="trade__choices" aria-describedby={fault === undefined ? undefined : `${id}-error`}>
      <legend className="label">What is it?</legend>
      {fault !== undefined && (
        <p className="form__error" id={`${id}-error`}>
          {fault}
        </p>
      )}
      <div>
        {kinds.map((kind, index) => (
          <label key={kind.value}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="kind"
              value={kind.value}
              defaultChecked={chosen === kind.value}
              onChange={onChoose && (() => onChoose(kind.value))}
            />
            <span>{kind.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
