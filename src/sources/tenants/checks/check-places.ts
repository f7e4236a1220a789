import { stateOfPostcode } from '#src/domain/places/australian-postcodes.ts';
import { regionCodes } from '#src/domain/places/region-codes.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import { closest } from '../did-you-mean.ts';
import { doubtful, wrong, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** Where a location is: in Australia the buyer's rights and the dealer's licence hang on the state. */
export function checkPlaces({
  settings: {
    regional: { locale },
  },
  locations,
}: CheckedDraft): Finding[] {
  return (locations?.locations ?? []).flatMap(({ address }, index) => {
    const state = address.state.toUpperCase().replace(/^NZ-/, '');
    const at = (key: keyof typeof address) => ['locations', index, 'address', key];
    return [
      ...(regionCodes[locale].includes(state)
        ? ofPostcode(state, address.postcode, locale, at('postcode'))
        : [ofState(address.state, locale, at('state'))]),
      ...((address.latitude === null) === (address.longitude === null)
        ? []
        : [
            wrong(
              'locations.json',
              at(address.latitude === null ? 'latitude' : 'longitude'),
              'is missing, and the other coordinate is there',
              'Give both, or neither.',
            ),
          ]),
    ];
  });
}

/** Only Australia's rules hang on the code; elsewhere a full name is as good. */
function ofState(state: string, locale: Locale, path: Finding['path']): Finding {
  const codes = regionCodes[locale];
  const near = closest(state, codes);
  const hint = near ? `Did you mean "${near}"?` : `Codes: ${codes.join(', ')}.`;
  return (locale === 'en-AU' ? wrong : doubtful)(
    'locations.json',
    path,
    `is "${state}", which is no ${locale === 'en-NZ' ? 'region' : 'state'} of this country`,
    hint,
  );
}

function ofPostcode(state: string, postcode: string, locale: Locale, path: Finding['path']): Finding[] {
  const expected = locale === 'en-AU' ? stateOfPostcode(postcode) : null;
  return expected === null || expected === state
    ? []
    : [
        doubtful(
          'locations.json',
          path,
          `is ${postcode}, which is in ${expected}, and the state is ${state}`,
          "Correct the one that is wrong: the map, the nearest location and the buyer's rights follow from them.",
        ),
      ];
}
