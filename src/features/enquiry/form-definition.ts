import type { FormName } from '#src/contracts/form-names.ts';
import type { FieldDefinition, TextLink } from '#src/ui/FormField.tsx';

export interface FormMode {
  form: FormName;
  label: string;
  submit: string;
}

export interface FormNote {
  text: string;
  /** Shown in these modes only. Default: all. */
  only?: readonly FormName[] | undefined;
  link?: TextLink;
}

export interface FormDefinition {
  id: string;
  /** The first is preselected; a single mode shows no choice. */
  modes: [FormMode, ...FormMode[]];
  fields: FieldDefinition[];
  notes: FormNote[];
  invitation?: FormNote | null;
  /** Location where the test drive starts; null if the shopper chooses. */
  place: string | null;
  slots: boolean;
  /** Name for the booking until a time is chosen. Default: test drive. */
  request?: string | undefined;
  /** `days`: a strip of days with times; `diary`: a grid. Default: days. */
  slotsAs?: 'days' | 'diary' | undefined;
  findsNearest?: boolean;
}
