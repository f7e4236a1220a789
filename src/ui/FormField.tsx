import type { ReactNode } from 'react';

export interface FieldOption {
  /** For `checks`, the name sent when ticked. */
  value: string;
  label: string;
  hint?: string | undefined;
}

export interface TextLink {
  text: string;
  url: string;
}

export interface FieldDefinition {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'select' | 'textarea' | 'tick' | 'radios' | 'checks' | 'custom';
  hint?: string | undefined;
  affix?: string | undefined;
  /** Lets the page's stylesheet show the field only while another has a certain value. */
  when?: string | undefined;
  heading?: string | undefined;
  /** Starts a named step of the form (FORM-04). */
  step?: string | undefined;
  /** Always, or in some modes. */
  optional?: boolean | readonly string[] | undefined;
  /** Required unless `optional` applies. */
  required?: boolean;
  autocomplete?: string | undefined;
  inputmode?: 'numeric' | 'decimal' | undefined;
  maxlength?: number | undefined;
  placeholder?: string | undefined;
  link?: TextLink | undefined;
  options?: FieldOption[] | undefined;
  value?: string | undefined;
  only?: readonly string[] | undefined;
  half?: boolean;
  short?: boolean;
  disabled?: boolean;
}

export interface FormFieldProps {
  formId: string;
  field: FieldDefinition;
  mode?: string;
  value?: string | boolean | undefined;
  /** For `checks`, which have several boxes. */
  values?: Readonly<Record<string, string | boolean>>;
  fault?: string | undefined;
  describedBy?: string | undefined;
  /** Announces the error itself, where there is no error summary. */
  isAlert?: boolean;
  isHidden?: boolean;
  children?: ReactNode;
}

const isGroup = ({ kind }: FieldDefinition): boolean => kind === 'radios' || kind === 'checks';

export function FormField(props: FormFieldProps) {
  const { field, isHidden = false, children } = props;
  return (
    <div
      className={field.half ? 'form__half' : undefined}
      data-only={field.only?.join(' ')}
      data-when={field.when}
      hidden={isHidden}
    >
      {field.kind === 'tick' ? <Tick {...props} /> : isGroup(field) ? <Group {...props} /> : <Labelled {...props} />}
      {children}
    </div>
  );
}

function FieldError({ formId, field: { name }, fault, isAlert = false }: FormFieldProps) {
  if (fault === undefined) return null;
  return (
    <p className="form__error" id={`${formId}-${name}-error`} role={isAlert ? 'alert' : undefined}>
      {fault}
    </p>
  );
}

function Hint({ formId, field: { name, hint } }: FormFieldProps) {
  if (hint === undefined) return null;
  return (
    <p className="form__hint" id={`${formId}-${name}-hint`}>
      {hint}
    </p>
  );
}

const Optional = ({ field: { optional = false } }: Pick<FormFieldProps, 'field'>) =>
  optional !== false && <small data-only={optional === true ? undefined : optional.join(' ')}>(optional)</small>;

function Labelled(props: FormFieldProps) {
  const {
    formId,
    field: { name, label, affix },
  } = props;
  return (
    <>
      <label className="label" htmlFor={`${formId}-${name}`}>
        {label}
        <Optional {...props} />
      </label>
      <Hint {...props} />
      <FieldError {...props} />
      {affix === undefined ? (
        <Control {...props} />
      ) : (
        <span className="affix">
          <span aria-hidden="true">{affix}</span>
          <Control {...props} />
        </span>
      )}
    </>
  );
}

/** The first option has the field's id: errors link to it. */
function Group(props: FormFieldProps) {
  const {
    formId,
    field: { kind, name, label, options = [], value: initial },
    value = initial,
    values = {},
  } = props;
  const id = `${formId}-${name}`;
  return (
    <fieldset className={`form__group form__group--${kind}`} aria-describedby={describedBy(props)}>
      <legend className="label">
        {label}
        <Optional {...props} />
      </legend>
      <Hint {...props} />
      <FieldError {...props} />
      <div className="form__options">
        {options.map((option, index) => (
          <label key={option.value}>
            {kind === 'radios' ? (
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${index}`}
                name={name}
                value={option.value}
                defaultChecked={option.value === value}
              />
            ) : (
              <input
                type="checkbox"
                id={index === 0 ? id : `${id}-${index}`}
                name={option.value}
                value="true"
                defaultChecked={Boolean(values[option.value])}
              />
            )}
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Tick(props: FormFieldProps) {
  const {
    field: { label, link },
    value,
  } = props;
  return (
    <>
      <label className="form__tick">
        <input {...attributes(props)} type="checkbox" value="true" defaultChecked={value === true} />
        <span>
          <Linked text={label} link={link} target="_blank" />
        </span>
      </label>
      <FieldError {...props} />
    </>
  );
}

function Control(props: FormFieldProps) {
  const {
    field: { kind, options = [], autocomplete, inputmode, maxlength, placeholder, short = false, value: initial },
    value = initial,
  } = props;
  const shared = {
    ...attributes(props),
    className: short ? 'input input--short' : 'input',
    defaultValue: value === undefined ? undefined : String(value),
  };
  // The page's initial text isn't a draft.
  if (kind === 'textarea')
    return <textarea {...shared} rows={4} data-begun={initial && value === initial ? '' : undefined} />;
  if (kind === 'select') {
    return (
      <select {...shared}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      {...shared}
      type={kind}
      autoComplete={autocomplete}
      inputMode={inputmode}
      maxLength={maxlength}
      placeholder={placeholder}
    />
  );
}

function attributes(props: FormFieldProps) {
  const {
    formId,
    field: { name, required = false, optional, disabled },
    mode,
    fault,
  } = props;
  return {
    id: `${formId}-${name}`,
    name,
    disabled,
    required: required && !(Array.isArray(optional) && optional.includes(mode)),
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': describedBy(props),
  };
}

function describedBy({ formId, field: { name, hint }, fault, describedBy: further }: FormFieldProps) {
  const id = `${formId}-${name}`;
  const parts = [hint === undefined ? null : `${id}-hint`, fault === undefined ? null : `${id}-error`, further];
  return parts.filter(Boolean).join(' ') || undefined;
}

/** A new tab, so that the shopper doesn't lose the form. */
export function Linked({ text, link, target }: { text: string; link: TextLink | undefined; target?: '_blank' }) {
  if (!link) return text;
  const [before = '', after = ''] = text.split(link.text);
  return (
    <>
      {before}
      <a href={link.url} target={target}>
        {link.text}
      </a>
      {after}
    </>
  );
}
