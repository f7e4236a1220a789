/**
 * The page that a function answers a plain form with that cannot be taken: what is wrong, and the
 * form with what was typed.
 */

/** A plain form's fields as they came. */
export type TypedFields = Record<string, string | string[]>;

export interface FormErrorPageData {
  kind: 'form-error';
  title: string;
  heading: string;
  breadcrumbs: { label: string; url: string | null }[];
  /** Null for a form that no site has. */
  form: string | null;
  typed: TypedFields;
  /** What is wrong, by the field's name. */
  faults: Record<string, string>;
  /** Why it could not be taken, where no field is at fault. */
  failure: string | null;
}

export const typedText = (typed: TypedFields, name: string): string => {
  const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

/** The page as plain words, for where it cannot be drawn. */
export const formErrorText = ({ heading, faults, failure }: FormErrorPageData): string =>
  [heading, failure, ...Object.values(faults), 'Go back to the form: your browser may still have what you typed.']
    .filter(Boolean)
    .join('\n\n');
