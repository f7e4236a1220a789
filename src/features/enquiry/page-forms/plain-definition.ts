import { formKinds, type FormName } from '#src/contracts/form-names.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import type { FormDefinition } from '../form-definition.ts';
import { notes, ticks } from '../vehicle-forms.ts';

export interface FormParts extends Partial<
  Pick<FormDefinition, 'place' | 'slots' | 'slotsAs' | 'findsNearest' | 'request'>
> {
  fields: FieldDefinition[];
  submit: string;
}

/** Consent, conditions and collection notice last, as in every form (LAW-03). */
export const plainDefinition = (
  name: FormName,
  { settings }: Pick<SiteContext, 'settings'>,
  { fields, submit, ...more }: FormParts,
): FormDefinition => ({
  id: name,
  modes: [{ form: name, label: formKinds[name].category ?? submit, submit }],
  fields: [...fields, ...ticks(settings)],
  notes: notes(settings, name === 'test-drive'),
  place: null,
  slots: false,
  ...more,
});
