import { doubtful, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

/** Other values are probably mistakes. */
const usual = {
  'en-AU': { currency: 'AUD', distanceUnit: 'km', timeZones: /^(Australia|Antarctica)\//, postcode: /^\d{4}$/ },
  'en-NZ': { currency: 'NZD', distanceUnit: 'km', timeZones: /^Pacific\//, postcode: /^\d{4}$/ },
  'en-US': { currency: 'USD', distanceUnit: 'mi', timeZones: /^(America|US|Pacific)\//, postcode: /^\d{5}$/ },
};

export function checkRegion({ settings: { regional }, locations }: CheckedDraft): IssueDraft[] {
  const expected = usual[regional.locale];
  const odd = (key: string, value: string, hint: string) =>
    doubtful('settings.json', ['regional', key], `is ${value}, which is unusual for ${regional.locale}`, hint);
  const zone =
    'Use the dealer’s time zone, such as ' +
    { 'en-AU': 'Australia/Sydney.', 'en-NZ': 'Pacific/Auckland.', 'en-US': 'America/Chicago.' }[regional.locale];
  return [
    ...(regional.currency === expected.currency
      ? []
      : [odd('currency', regional.currency, `Usual: "${expected.currency}".`)]),
    ...(regional.distanceUnit === expected.distanceUnit
      ? []
      : [odd('distanceUnit', regional.distanceUnit, `Usual: "${expected.distanceUnit}".`)]),
    ...(expected.timeZones.test(regional.timeZone) ? [] : [odd('timeZone', regional.timeZone, zone)]),
    ...(locations?.locations ?? []).flatMap((location, index) => [
      ...(location.timeZone && !expected.timeZones.test(location.timeZone)
        ? [
            doubtful(
              'locations.json',
              ['locations', index, 'timeZone'],
              `is ${location.timeZone}, which is unusual for ${regional.locale}`,
              zone,
            ),
          ]
        : []),
      ...(expected.postcode.test(location.address.postcode)
        ? []
        : [
            doubtful(
              'locations.json',
              ['locations', index, 'address', 'postcode'],
              `is ${location.address.postcode}, which is not a postcode in ${regional.locale}`,
            ),
          ]),
    ]),
  ];
}
