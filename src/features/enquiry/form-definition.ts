/** A form as data: the same definition draws the plain form and tells its island what to judge. */
import type { FormName } from '#src/contracts/form-names.ts';
import type { FieldDefinition, TextLink } from '#src/ui/FormField.tsx';

/** One use of a form that has several: asking, booking a test drive, asking for photos. */
export interface FormMode {
  form: FormName;
  label: string;
  submit: string;
}

/** What a shopper should know before sending. */
export interface FormNote {
  text: string;
  /** Stands in these modes of the form alone. Default: in all. */
  only?: readonly FormName[] | undefined;
  link?: TextLink;
}

export interface FormDefinition {
  /** Of the form, and first part of the ids of its fields. */
  id: string;
  /** The first is chosen at first; one alone shows no choice. */
  modes: [FormMode, ...FormMode[]];
  fields: FieldDefinition[];
  notes: FormNote[];
  /** Said before the fields. Default: nothing. */
  invitation?: FormNote | null;
  /** Where a test drive of the vehicle begins, in words; null where a shopper chooses. */
  place: string | null;
  /** Whether free times for test drives are offered in place of any date. */
  slots: boolean;
  /** What is asked for while no time is chosen. Default: a test drive. */
  request?: string | undefined;
  /** How free times are shown: a strip of days with their times, or a table. Default: days. */
  slotsAs?: 'days' | 'diary' | undefined;
  /** Whether a postcode finds the nearest place of the list (LOC-04). Default: no. */
  findsNearest?: boolean;
}
