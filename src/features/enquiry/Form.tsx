/** Without scripts (FORM-01, FORM-03), the server returns the success page, or errors and input. */
import { type ComponentProps, type ReactNode, type Ref } from 'react';
import type { FieldErrors } from '#src/contracts/error.ts';
import { honeypotField } from '#src/contracts/lead-fields.ts';
import { stepText } from '#src/view/copy/form-steps-copy.ts';
import { FormField, Linked, type FieldDefinition } from '#src/ui/FormField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormDefinition } from './form-definition.ts';
import { stepNames, stepOf } from './form-steps.ts';

/** By field name; checkboxes as booleans. */
export type Typed = Readonly<Record<string, string | boolean>>;

export interface FormProps extends Omit<ComponentProps<'form'>, 'children' | 'id' | 'action' | 'method'> {
  definition: FormDefinition;
  mode?: string;
  /** From 0. Default: null, the whole form. */
  step?: number | null;
  stepRef?: Ref<HTMLParagraphElement>;
  onBack?: () => void;
  typed?: Typed;
  faults?: FieldErrors;
  failure?: string | null;
  isSending?: boolean;
  intro?: ReactNode;
  extras?: Readonly<Record<string, ReactNode>>;
  summaryRef?: Ref<HTMLDivElement>;
  /** False if the error list is elsewhere. */
  hasSummary?: boolean;
}

export const failureHeading = 'An error occurred when submitting this form';

export function Form({
  definition,
  mode,
  step = null,
  stepRef,
  onBack,
  typed = {},
  faults = {},
  failure = null,
  isSending = false,
  intro,
  extras = {},
  summaryRef,
  hasSummary = true,
  ...handlers
}: FormProps) {
  const {
    id,
    modes: [first, ...others],
    fields,
    slots,
    slotsAs = 'days',
    request,
  } = definition;
  const chosen = mode ?? first.form;
  const names = stepNames(definition);
  const isLast = step === null || step === names.length - 1;
  const isElsewhere = (at: number): boolean => step !== null && at !== step;
  return (
    <form
      {...handlers}
      id={id}
      className="form"
      method="post"
      action={`/api/forms/${first.form}`}
      noValidate
      data-form={first.form}
      data-slots={slots ? slotsAs : undefined}
      data-request={request}
      data-at={step ?? undefined}
      aria-busy={isSending || undefined}
    >
      {hasSummary && Object.keys(faults).length > 0 && (
        <ErrorSummary definition={definition} mode={chosen} faults={faults} ref={summaryRef} />
      )}
      {names.length > 1 && (
        <p className="form__step label" tabIndex={-1} ref={stepRef}>
          {stepText(step ?? 0, names)}
        </p>
      )}
      {others.length > 0 && <ModeChoice definition={definition} isHidden={isElsewhere(0)} />}
      {isLast && intro}
      <div className="form__fields">
        <Opening definition={definition} isHidden={isElsewhere(0)} />
        {fields.map((field) => (
          // Keyed by name: other fields keep their values when slots replace the date and time.
          <FieldPart
            key={field.name}
            definition={definition}
            field={field}
            step={step}
            mode={chosen}
            typed={typed}
            fault={faults[field.name]}
            extra={extras[field.name]}
          />
        ))}
        <Notes definition={definition} isHidden={!isLast} />
        <HoneypotField />
      </div>
      {failure !== null && <FormFailure reason={failure} isPast={isSending} />}
      <Buttons definition={definition} step={step} count={names.length} isSending={isSending} onBack={onBack} />
    </form>
  );
}

interface FieldPartProps {
  definition: FormDefinition;
  field: FieldDefinition;
  step: number | null;
  mode: string;
  typed: Typed;
  fault: string | undefined;
  extra: ReactNode;
}

function FieldPart({ definition, field, step, mode, typed, fault, extra }: FieldPartProps) {
  const { id } = definition;
  const either = `${id}-either`;
  const isHidden = step !== null && stepOf(field.name, definition) !== step;
  return (
    <>
      {field.step !== undefined && (
        <h3 className="form__heading" data-step="" hidden={step !== null}>
          {field.step}
        </h3>
      )}
      {field.heading !== undefined && (
        <h3 className="form__heading" data-only={field.only?.join(' ')} hidden={isHidden}>
          {field.heading}
        </h3>
      )}
      {field.kind === 'custom' ? (
        <div data-only={field.only?.join(' ')} hidden={isHidden}>
          {extra}
        </div>
      ) : (
        <FormField
          formId={id}
          field={field}
          mode={mode}
          isHidden={isHidden}
          value={typed[field.name]}
          values={typed}
          fault={fault}
          describedBy={field.name === 'email' || field.name === 'phone' ? either : undefined}
        >
          {extra}
        </FormField>
      )}
      {field.name === 'phone' && (
        <p className="form__notice" id={either} hidden={isHidden}>
          An email address or a phone number is enough.
        </p>
      )}
    </>
  );
}

const HoneypotField = () => (
  <label className="visually-hidden" aria-hidden="true">
    Company website
    <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);

interface PartProps {
  definition: FormDefinition;
  isHidden: boolean;
}

function ModeChoice({ definition: { modes }, isHidden }: PartProps) {
  return (
    <fieldset className="segments" hidden={isHidden}>
      <legend className="visually-hidden">What would you like to do?</legend>
      {modes.map(({ form, label }, index) => (
        <label key={form}>
          <input type="radio" name="form" value={form} defaultChecked={index === 0} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Opening({ definition: { modes, place, invitation = null }, isHidden }: PartProps) {
  return (
    <>
      {place !== null && (
        <p className="form__place" hidden={isHidden} data-only={modes.length > 1 ? 'test-drive' : undefined}>
          <b>Where</b> <span>{place}</span>
        </p>
      )}
      {invitation && (
        <p className="form__invitation" hidden={isHidden} data-only={invitation.only?.join(' ')}>
          {invitation.text}
        </p>
      )}
    </>
  );
}

function Notes({ definition: { notes }, isHidden }: PartProps) {
  return notes.map(({ text, only, link }) => (
    <p key={text} className="form__notice" data-only={only?.join(' ')} hidden={isHidden}>
      <Linked text={text} link={link} />
    </p>
  ));
}

interface ButtonsProps extends Pick<FormProps, 'definition' | 'onBack'> {
  step: number | null;
  count: number;
  isSending: boolean;
}

/** Before hydration, CSS shows either Continue or Submit. */
function Buttons({ definition: { modes }, step, count, isSending, onBack }: ButtonsProps) {
  const isLast = step === null || step === count - 1;
  return (
    <>
      {count > 1 && (step === null || !isLast) && (
        <button className="button button--primary form__next" type="submit">
          Continue
        </button>
      )}
      {isLast &&
        modes.map(({ form, submit }, index) => (
          <button
            key={form}
            className="button button--primary"
            type="submit"
            disabled={isSending}
            formAction={index > 0 ? `/api/forms/${form}` : undefined}
            data-only={modes.length > 1 ? form : undefined}
          >
            {submit}
          </button>
        ))}
      {step !== null && step > 0 && (
        <button className="form__later form__back" type="button" onClick={onBack} disabled={isSending}>
          Back
        </button>
      )}
    </>
  );
}

interface FailureProps {
  reason: string;
  isStored?: boolean;
  /** Hides the alert but keeps its space while resubmitting, so that buttons don't move. */
  isPast?: boolean;
}

export function FormFailure({ reason, isStored = true, isPast = false }: FailureProps) {
  return (
    <div className="form__alert" role="alert" style={isPast ? { visibility: 'hidden' } : undefined}>
      <p>{failureHeading}</p>
      {reason !== failureHeading && <p>{reason}</p>}
      {isStored && <p>Everything you typed is still here.</p>}
    </div>
  );
}
