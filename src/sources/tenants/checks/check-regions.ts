import { stateOfPostcode } from '#src/domain/locations/australian-postcodes.ts';
import { regionCodes } from '#src/domain/locations/region-codes.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { closest } from '../did-you-mean.ts';
import { doubtful, wrong, type IssueDraft } from '../issue.ts';
import { isWritten, type CheckedDraft } from './complete-draft.ts';

/** In Australia, buyers' rights and the dealer's licence depend on the state. */
export const checkRegions = (draft: CheckedDraft): IssueDraft[] => [...defaultState(draft), ...addressIssues(draft)];

const codeOf = (state: string): string => state.toUpperCase().replace(/^NZ-/, '');

function defaultState(draft: CheckedDraft): IssueDraft[] {
  const { locale, defaultState: state } = draft.settings.regional;
  // The built-in default is an Australian state.
  if (!isWritten(draft, 'regional', 'defaultState') || regionCodes[locale].includes(codeOf(state))) return [];
  return [
    wrong(
      'settings.json',
      ['regional', 'defaultState'],
      noState(state, locale),
      codeHint(
        state,
        regionCodes[locale].map((code) => code.toLowerCase()),
      ),
    ),
  ];
}

function addressIssues({
  settings: {
    regional: { locale },
  },
  locations,
}: CheckedDraft): IssueDraft[] {
  return (locations?.locations ?? []).flatMap(({ address }, index) => {
    const state = codeOf(address.state);
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
              'is missing, but the other coordinate is set',
              'Set both, or neither.',
            ),
          ]),
    ];
  });
}

/** Only Australian rules need the code; elsewhere it's a warning. */
const ofState = (state: string, locale: Locale, path: IssueDraft['path']): IssueDraft =>
  (locale === 'en-AU' ? wrong : doubtful)(
    'locations.json',
    path,
    noState(state, locale),
    codeHint(state, regionCodes[locale]),
  );

const noState = (state: string, locale: Locale): string =>
  `is "${state}", which is not a ${locale === 'en-NZ' ? 'region' : 'state'} in this country`;

function codeHint(state: string, codes: readonly string[]): string {
  const near = closest(state, codes);
  return `${near === null ? '' : `Did you mean "${near}"? `}Codes: ${codes.join(', ')}.`;
}

function ofPostcode(state: string, postcode: string, locale: Locale, path: IssueDraft['path']): IssueDraft[] {
  const expected = locale === 'en-AU' ? stateOfPostcode(postcode) : null;
  return expected === null || expected === state
    ? []
    : [
        doubtful(
          'locations.json',
          path,
          `is ${postcode}, which is in ${expected}, but the state is ${state}`,
          "Correct the wrong one: the map, the nearest location and the buyer's rights depend on them.",
        ),
      ];
}
