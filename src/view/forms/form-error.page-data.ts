export type TypedFields = Record<string, string | string[]>;

export interface FormErrorPageData {
  kind: 'form-error';
  title: string;
  heading: string;
  breadcrumbs: { label: string; url: string | null }[];
  form: string | null;
  typed: TypedFields;
  faults: Record<string, string>;
  /** For a rejection without field errors. */
  failure: string | null;
}

export const typedText = (typed: TypedFields, name: string): string => {
  const value = Object.hasOwn(typed, name) ? typed[name] : undefined;
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

/** Fallback if the page can't be rendered. */
export const formErrorText = ({ heading, faults, failure }: FormErrorPageData): string =>
  [heading, failure, ...Object.values(faults), 'Go back to the form: your browser may still have what you typed.']
    .filter(Boolean)
    .join('\n\n');
