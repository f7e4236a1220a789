/** Plain post, submitted by script where available. */
import { createContext, use, type ReactNode } from 'react';
import { honeypotField } from '#src/contracts/lead-fields.ts';
import { FormField, type FieldDefinition } from '#src/ui/FormField.tsx';
import type { TradeInPageData } from '../view/trade-in.page-data.ts';
import type { StepState } from './use-step.ts';

interface Step {
  page: TradeInPageData;
  state: StepState;
}

export const StepContext = createContext<Step | null>(null);

export const useWord = (): string => useCurrentStep().page.word ?? 'car';

export function useCurrentStep(): Step {
  const step = use(StepContext);
  if (!step) throw new Error('This component must be used inside a trade-in step.');
  return step;
}

interface Props {
  action: string;
  carId?: string | null;
  className?: string;
  id?: string;
  children: ReactNode;
}

export function StepForm({ action, carId = null, className = 'trade__form', id, children }: Props) {
  const { page, state } = useCurrentStep();
  return (
    <form
      id={id}
      className={className}
      method="post"
      action="/valuation"
      noValidate
      onSubmit={state.onSubmit}
      aria-busy={state.sending === action || undefined}
    >
      <input type="hidden" name="action" value={action} />
      {page.ref !== null && <input type="hidden" name="ref" value={page.ref} />}
      {action === 'accept' && page.shown !== undefined && <input type="hidden" name="shown" value={page.shown} />}
      {carId !== null && <input type="hidden" name="car_id" value={carId} />}
      {children}
    </form>
  );
}

interface FieldProps {
  form: string;
  field: FieldDefinition;
  hint?: string;
  unit?: string;
}

export function StepField({ form, field, hint, unit }: FieldProps) {
  const { page, state } = useCurrentStep();
  const hintId = `${form}-${field.name}-hint`;
  return (
    <div className={unit === undefined ? 'trade__field' : 'trade__field trade__field--unit'}>
      <FormField
        formId={form}
        field={field}
        value={page.typed[field.name] ?? field.value}
        fault={state.faults[field.name]}
        describedBy={hint === undefined ? undefined : hintId}
      >
        {hint !== undefined && (
          <p className="trade__hint" id={hintId}>
            {hint}
          </p>
        )}
      </FormField>
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
    </div>
  );
}

interface SendProps {
  action: string;
  children: string;
  kind?: 'primary' | 'line';
}

export function Send({ action, children, kind = 'primary' }: SendProps) {
  const { state } = useCurrentStep();
  return (
    <button className={`button button--${kind}`} type="submit" disabled={state.sending !== null}>
      {state.sending === action ? 'Sending…' : children}
    </button>
  );
}

export const HoneypotField = () => (
  <label className="visually-hidden" aria-hidden="true">
    Company website
    <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);
