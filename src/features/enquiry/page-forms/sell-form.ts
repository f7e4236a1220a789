/** For dealers without online valuations (TRADE-05): staff assess the vehicle. */
import { capitalise } from '#src/lib/text.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { distanceLabel } from '#src/journeys/trade-in/view/trade-in-page.ts';
import { messageField, person, startingStep } from '../vehicle-forms.ts';
import { locationForm } from './location-form.ts';

export const sellForm = locationForm('trade-in', 'sales', (settings, where) => ({
  fields: [
    { name: 'make', label: 'Make', kind: 'text', half: true, optional: true },
    { name: 'model', label: 'Model', kind: 'text', half: true, optional: true },
    { name: 'year', label: 'Year', kind: 'text', inputmode: 'numeric', maxlength: 4, half: true, optional: true },
    {
      name: 'odometer',
      label: distanceLabel(settings),
      kind: 'text',
      inputmode: 'numeric',
      half: true,
      optional: true,
    },
    {
      name: 'rego',
      label: capitalise(regionalTerms[settings.regional.locale].plate),
      kind: 'text',
      half: true,
      optional: true,
    },
    { ...messageField(false), label: 'Anything we should know about it?' },
    ...where,
    ...startingStep('Your details', person),
  ],
  submit: `Get my ${tradedWord(null, settings)} appraised`,
}));
