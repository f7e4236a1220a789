/** Booking a test drive (FORM-06, ROUTE-16): the place first, since it decides the times; then when, then who. */
import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { FieldDefinition } from '#src/ui/FormField.tsx';
import { messageField, person, when } from '../vehicle-forms.ts';
import type { MakePageForm } from './make-page-form.ts';
import { plainDefinition } from './plain-definition.ts';
import { placesFor, whereFields } from './where.ts';

export const testDriveForm: MakePageForm = (context, { at, nearest, slotsAs }) => {
  const { settings, locations } = context;
  const where = whereFields(at ? [at] : placesFor('sales', locations), context, nearest);
  const [day, time] = when;
  const [name, ...others] = person;
  const kind = settings.stockRules.itemTypes[0] ?? 'car';
  const fields: FieldDefinition[] = [
    ...where.fields,
    { ...day!, heading: 'When?' },
    time!,
    {
      name: 'vehicle',
      label: `Which ${vehicleWord(kind)}?`,
      kind: 'text',
      hint: 'Make and model, or the stock number',
      optional: true,
    },
    { ...name!, heading: kind === 'motorcycle' ? 'Who is riding?' : 'Who is driving?' },
    ...others,
    { ...messageField(false, false), label: 'Anything we should know?' },
  ];
  return {
    hidden: where.hidden,
    definition: plainDefinition('test-drive', context, {
      fields,
      submit: 'Request a test drive',
      place: where.place,
      slots: settings.forms.testDriveAppointments,
      slotsAs: slotsAs ?? 'lists',
      findsNearest: nearest,
    }),
  };
};
