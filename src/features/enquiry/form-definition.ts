import type { FormName } from '#src/contracts/form-names.ts';
import type { FieldDefinition, TextLink } from '#src/ui/FormField.tsx';

export interface FormMode {
  form: FormName;
  label: string;
  submit: string;
}

export interface FormNote {
  text: string;
  /** In these modes only; default: all. */
  only?: readonly FormName[] | undefined;
  link?: TextLink;
}

export interface FormDefinition {
  id: string;
  /** The first is preselected. */
  modes: [FormMode, ...FormMode[]];
  fields: FieldDefinition[];
  notes: FormNote[];
  invitation?: FormNote | null;
  /** Start of the test drive; null if the shopper chooses. */
  place: string | null;
  slots: boolean;
  /** The booking's name until a time is chosen; default: test drive. */
  request?: string | undefined;
  /** Default: a strip of days. */
  slotsAs?: 'days' | 'diary' | undefined;
  findsNearest?: boolean;
}
