/** Booking a test drive (FORM-06, ROUTE-16): the place first, since it decides the times; then when, then who. */
import { vehicleWord } from '#src/domain/places/regional-terms.ts';
import { messageField, person, startingStep, when } from '../vehicle-forms.ts';
import { placeForm } from './place-form.ts';

export const testDriveForm = placeForm('test-drive', 'sales', ({ stockRules, forms }, where) => {
  const [day, time] = when;
  const kind = stockRules.itemTypes[0] ?? 'car';
  return {
    fields: [
      ...where,
      { ...day!, heading: 'When?' },
      time!,
      {
        name: 'vehicle',
        label: `Which ${vehicleWord(kind)}?`,
        kind: 'text',
        hint: 'Make and model, or the stock number',
        optional: true,
      },
      { ...messageField(false), label: 'Anything we should know?' },
      ...startingStep(kind === 'motorcycle' ? 'Who is riding?' : 'Who is driving?', person),
    ],
    submit: 'Request a test drive',
    slots: forms.testDriveAppointments,
  };
});
