/**
 * A form from its definition (FORM-01, FORM-03): static in pages, live in its island. As it stands here it works
 * without a script: the server takes it and answers with the success page, or with a page that says what is wrong and
 * keeps what was typed.
 */
import { Fragment, type ComponentProps, type ReactNode, type Ref } from 'react';
import type { FieldErrors } from '#src/contracts/error.ts';
import { honeypotField } from '#src/contracts/lead-fields.ts';
import { FormField, Linked } from '#src/ui/FormField.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import type { FormDefinition } from './form-definition.ts';

/** What was typed, by the field's name; ticks as true or false. */
export type Typed = Readonly<Record<string, string | boolean>>;

export interface FormProps extends Omit<ComponentProps<'form'>, 'children' | 'id' | 'action' | 'method'> {
  definition: FormDefinition;
  /** The use of the form that is chosen. Default: the first. */
  mode?: string;
  typed?: Typed;
  /** What is wrong, by the field's name. */
  faults?: FieldErrors;
  /** Why it could not be sent. */
  failure?: string | null;
  isSending?: boolean;
  /** Said above the fields. */
  intro?: ReactNode;
  /** What else belongs to a field, by its name. */
  extras?: Readonly<Record<string, ReactNode>>;
  summaryRef?: Ref<HTMLDivElement>;
  /** Whether the list of faults stands in the form; elsewhere whoever draws the form draws it. Default: yes. */
  hasSummary?: boolean;
}

export const failureHeading = 'An error occurred when submitting this form';

export function Form({
  definition,
  mode,
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
    place,
    slots,
  } = definition;
  const chosen = mode ?? first.form;
  const either = `${id}-either`;
  const isEither = (name: string): boolean => name === 'email' || name === 'phone';
  return (
    <form
      {...handlers}
      id={id}
      className="form"
      method="post"
      action={`/api/forms/${first.form}`}
      noValidate
      data-form={first.form}
      data-slots={slots ? '' : undefined}
      aria-busy={isSending || undefined}
    >
      {hasSummary && Object.keys(faults).length > 0 && (
        <FaultSummary definition={definition} mode={chosen} faults={faults} ref={summaryRef} />
      )}
      {others.length > 0 && <ModeChoice definition={definition} />}
      {intro}
      <div className="form__fields">
        {place !== null && (
          <p className="form__place" data-only={others.length > 0 ? 'test-drive' : undefined}>
            <b>Where</b> <span>{place}</span>
          </p>
        )}
        {fields.map((field) => (
          // By its name: where free times take the place of two fields, what stands in the others must stay.
          <Fragment key={field.name}>
            {field.heading !== undefined && <h3 className="form__heading">{field.heading}</h3>}
            {field.kind === 'custom' ? (
              <div>{extras[field.name]}</div>
            ) : (
              <FormField
                formId={id}
                field={field}
                mode={chosen}
                value={typed[field.name]}
                values={typed}
                fault={faults[field.name]}
                describedBy={isEither(field.name) ? either : undefined}
              >
                {extras[field.name]}
              </FormField>
            )}
            {field.name === 'phone' && (
              <p className="form__notice" id={either}>
                An email address or a phone number is enough.
              </p>
            )}
          </Fragment>
        ))}
        <Notes definition={definition} />
        <Trap />
      </div>
      {failure !== null && <FormFailure reason={failure} />}
      <Buttons definition={definition} isSending={isSending} />
    </form>
  );
}

/** What no person sees, and programs fill in. */
const Trap = () => (
  <label className="form__trap" aria-hidden="true">
    Company website
    <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
  </label>
);

function ModeChoice({ definition: { modes } }: { definition: FormDefinition }) {
  return (
    <fieldset className="segments">
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

function Notes({ definition: { notes } }: { definition: FormDefinition }) {
  return notes.map(({ text, only, link }) => (
    <p key={text} className="form__notice" data-only={only}>
      <Linked text={text} link={link} />
    </p>
  ));
}

function Buttons({ definition: { modes }, isSending }: { definition: FormDefinition; isSending: boolean }) {
  return modes.map(({ form, submit }, index) => (
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
  ));
}

/** It could not be sent: why, and that nothing is lost. */
export function FormFailure({ reason, isStored = true }: { reason: string; isStored?: boolean }) {
  return (
    <div className="form__alert" role="alert">
      <p>{failureHeading}</p>
      {reason !== failureHeading && <p>{reason}</p>}
      {isStored && <p>What you typed is still here.</p>}
    </div>
  );
}
