/** Location first, since it determines the available times (FORM-06, ROUTE-16). */
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { soldKinds } from '#src/domain/vehicle/stock-kinds.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { messageField, person, testDriveRequest, startingStep, when } from '../vehicle-forms.ts';
import { locationForm } from './location-form.ts';

export const testDriveForm = locationForm('test-drive', 'sales', (settings, where) => {
  const [day, time] = when;
  return {
    fields: [
      ...where,
      { ...day!, heading: 'When?' },
      time!,
      {
        name: 'vehicle',
        label: `Which ${stockWord(settings)}?`,
        kind: 'text',
        hint: 'Make and model, or the stock number',
        optional: true,
      },
      { ...messageField(false), label: 'Anything we should know?' },
      ...startingStep(attendeeQuestion(settings), person),
    ],
    submit: `Request a ${siteTestDriveNoun(settings)}`,
    slots: settings.forms.testDriveAppointments,
    ...testDriveRequest(siteTestDriveNoun(settings)),
  };
});

function attendeeQuestion(settings: PublicSettings): string {
  const kinds = soldKinds(settings);
  if (kinds.every((kind) => kind === 'car' || kind === 'motorhome')) return 'Who is driving?';
  return kinds.every((kind) => kind === 'motorcycle') ? 'Who is riding?' : 'Who is coming?';
}
