/** A form as data: the same definition draws the plain form and tells its script what to judge. */
import type { FormName } from '#src/contracts/form-names.ts';

export interface FormOption { value: string; label: string }

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'date' | 'time' | 'select' | 'textarea' | 'tick';
  /** Said in the label where a field may stay empty: always, or in one use of the form. Default: no. */
  optional?: boolean | FormName;
  autocomplete?: string;
  placeholder?: string;
  /** Words of the label that lead to a page, such as "terms of use". */
  link?: { words: string; url: string };
  /** Must be filled in for this use of the form. Default: none. */
  requiredIn?: FormName;
  options?: FormOption[];
  value?: string;
  /** Stands in one mode of the form alone. Default: in all. */
  only?: FormName;
  /** Half as wide as the form, where there is room. Default: all of it. */
  half?: boolean;
}

/** One use of a form that has several, such as asking and booking a test drive. */
export interface FormMode { form: FormName; label: string; submit: string }

export interface FormDefinition {
  /** First part of the ids of its fields. */
  id: string;
  /** The first is chosen at first; one alone shows no choice. */
  modes: [FormMode, ...FormMode[]];
  fields: FormField[];
  /** Where a test drive of the vehicle begins, in words; null where a shopper chooses. */
  place?: string | null;
}
