import type { ReactNode } from 'react';

export interface FieldOption {
  value: string;
  label: string;
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
  kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'select' | 'textarea' | 'tick';
  /** Said in the label where a field may stay empty: always, or in one mode of the form. Default: no. */
  optional?: boolean | string | undefined;
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
  /** Stands in one mode of the form alone. Default: in all. */
  only?: string | undefined;
  /** Half as wide as the form, where there is room. Default: all of it. */
  half?: boolean;
  disabled?: boolean;
}

export interface FormFieldProps {
  /** Of the form that it stands in. */
  formId: string;
  field: FieldDefinition;
  /** The use of the form that is chosen, where it has several. */
  mode?: string;
  value?: string | boolean | undefined;
  /** What is wrong with it. */
  fault?: string | undefined;
  /** The id of what else is said of it. */
  describedBy?: string | undefined;
  /** Says the fault at once, where no list of faults does. Default: no. */
  isAlert?: boolean;
  children?: ReactNode;
}

/** One field of a form with its label, and what is wrong with it under it. */
export function FormField(props: FormFieldProps) {
  const { formId, field, fault, isAlert = false, children } = props;
  const id = `${formId}-${field.name}`;
  return (
    <div className={field.half ? 'form__half' : undefined} data-only={field.only}>
      {field.kind === 'tick' ? <Tick {...props} /> : <Labelled {...props} />}
      {fault !== undefined && (
        <p className="form__error" id={`${id}-error`} role={isAlert ? 'alert' : undefined}>
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}

function Labelled(props: FormFieldProps) {
  const {
    formId,
    field: { name, label, optional = false },
  } = props;
  return (
    <>
      <label className="label" htmlFor={`${formId}-${name}`}>
        {label}
        {optional !== false && <small data-only={optional === true ? undefined : optional}>(optional)</small>}
      </label>
      <Control {...props} />
    </>
  );
}

function Tick(props: FormFieldProps) {
  const {
    field: { label, link },
    value,
  } = props;
  return (
    <label className="form__tick">
      <input {...attributes(props)} type="checkbox" value="true" defaultChecked={value === true} />
      <span>
        <Linked text={label} link={link} target="_blank" />
      </span>
    </label>
  );
}

function Control(props: FormFieldProps) {
  const {
    field: { kind, options = [], autocomplete, inputmode, maxlength, placeholder, value: initial },
    value = initial,
  } = props;
  const shared = {
    ...attributes(props),
    className: 'input',
    defaultValue: value === undefined ? undefined : String(value),
  };
  if (kind === 'textarea') return <textarea {...shared} rows={4} />;
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

/** What every kind of control has. What is said of it otherwise is said after the fault. */
function attributes({
  formId,
  field: { name, required = false, optional, disabled },
  mode,
  fault,
  describedBy,
}: FormFieldProps) {
  const id = `${formId}-${name}`;
  const described = [fault === undefined ? undefined : `${id}-error`, describedBy].filter(Boolean).join(' ');
  return {
    id,
    name,
    disabled,
    required: required && (optional === undefined || optional !== mode),
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  };
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
