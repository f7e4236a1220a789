import type { ReactNode } from 'react';

export interface FieldOption {
  /** What is sent; of `checks`, the name under which a tick is sent. */
  value: string;
  label: string;
  /** Said under the label; of `radios` alone. */
  hint?: string | undefined;
}

/** Words of a text that lead to a page, such as "terms of use". */
export interface TextLink {
  text: string;
  url: string;
}

/** A field of a form as data. */
export interface FieldDefinition {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'select' | 'textarea' | 'tick' | 'radios' | 'checks' | 'custom';
  /** Said under the label, before the fault. */
  hint?: string | undefined;
  /** Stands before what is typed, such as "$". */
  affix?: string | undefined;
  /** Stands only while another field has a value: a style of the page knows it by this name. Default: always. */
  when?: string | undefined;
  /** Begins a part of the form. */
  heading?: string | undefined;
  /** Begins a further step of a form that is asked in several, by its name (FORM-04). Default: no. */
  step?: string | undefined;
  /** Said in the label where a field may stay empty: always, or in some modes of the form. Default: no. */
  optional?: boolean | readonly string[] | undefined;
  /** Must be filled in, but where it is `optional`. Default: no. */
  required?: boolean;
  autocomplete?: string | undefined;
  /** Which keyboard a phone shows. Default: what its kind says. */
  inputmode?: 'numeric' | 'decimal' | undefined;
  maxlength?: number | undefined;
  placeholder?: string | undefined;
  link?: TextLink | undefined;
  options?: FieldOption[] | undefined;
  value?: string | undefined;
  /** Stands in these modes of the form alone. Default: in all. */
  only?: readonly string[] | undefined;
  /** Half as wide as the form, where there is room. Default: all of it. */
  half?: boolean;
  /** As wide as what is written in it, such as a postcode. Default: no. */
  short?: boolean;
  disabled?: boolean;
}

export interface FormFieldProps {
  /** Of the form that it stands in. */
  formId: string;
  field: FieldDefinition;
  /** The use of the form that is chosen, where it has several. */
  mode?: string;
  value?: string | boolean | undefined;
  /** What was typed into the form, by name; of `checks`, which has a name for each tick. */
  values?: Readonly<Record<string, string | boolean>>;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** The id of what else is said of it. */
  describedBy?: string | undefined;
  /** Says the fault at once, where no list of faults does. Default: no. */
  isAlert?: boolean;
  /** Belongs to another step of the form. Default: no. */
  isHidden?: boolean;
  children?: ReactNode;
}

const isGroup = ({ kind }: FieldDefinition): boolean => kind === 'radios' || kind === 'checks';

/** One field of a form with its label, what is said of it, and what is wrong with it. */
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

function Fault({ formId, field: { name }, fault, isAlert = false }: FormFieldProps) {
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
      <Fault {...props} />
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

/** One of several, or any of several: the first has the id of the field, so that a fault leads to it. */
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
      <Fault {...props} />
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
      <Fault {...props} />
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
  // What the page itself begins with is nobody's draft.
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

/** What every kind of control has. */
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

/** A text with the words of it that lead to a page: beside what is being filled in, in a tab of its own. */
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
