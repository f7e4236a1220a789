import { Icon } from '#src/ui/Icon.tsx';
import type { ReserveField, ReservePart } from '../view/reserve.page-data.ts';

/** Validated by the server. */
export function DetailsForm({ fields, action, button, notice, privacyUrl }: Extract<ReservePart, { kind: 'details' }>) {
  return (
    <form className="reserve-form" method="post" action={action} noValidate data-once>
      <input type="hidden" name="step" value="details" />
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <button className="button button--primary" type="submit">
        {button}
      </button>
      <p className="reserve__small">
        {notice} <a href={privacyUrl}>Privacy policy</a>
      </p>
    </form>
  );
}

const attributes = {
  name: { type: 'text', autoComplete: 'name', maxLength: 80 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 40 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  visit: {},
} as const;

function Field({ field }: { field: ReserveField }) {
  const { name, label, hint, isOptional, value, fault, options } = field;
  const described = [hint !== null && `${name}-hint`, fault !== null && `${name}-error`].filter(Boolean).join(' ');
  const shared = {
    id: name,
    name,
    className: 'input',
    defaultValue: value,
    'aria-describedby': described || undefined,
    'aria-invalid': fault === null ? undefined : true,
  };
  return (
    <div className={`reserve-field${fault === null ? '' : ' reserve-field--error'}`}>
      <label htmlFor={name}>
        {label} {isOptional && <small>(optional)</small>}
      </label>
      {hint !== null && (
        <p className="reserve-field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {fault !== null && (
        <p className="reserve-field__error" id={`${name}-error`}>
          <span className="visually-hidden">Error: </span>
          {fault}
        </p>
      )}
      {options === null ? (
        <input {...shared} {...attributes[name]} />
      ) : (
        <span className="reserve-field__select">
          <select {...shared}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </div>
  );
}
