import type { Location } from '#src/domain/locations/location.ts';
import { oneLineAddress } from '#src/domain/locations/locations.ts';
import { siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { agreedTerms } from '../leads/consent-rows.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { Call } from '../platform/endpoint/json-endpoint.ts';
import { shownDigest, wasShown, type Shown } from '../platform/shown.ts';

type TimesCall = Pick<Call<unknown>, 'dealer' | 'environment'>;

function timesOf({ dealer }: TimesCall, location: Location): Shown {
  const { settings } = dealer;
  return {
    about: `times:${dealer.slug}:${location.slug}`,
    terms: {
      name: location.name,
      address: oneLineAddress(location.address, settings.regional.locale),
      timeZone: location.timeZone,
      minutes: settings.appointments.minutes,
      noun: siteTestDriveNoun(settings),
      disclaimer: settings.forms.testDriveDisclaimer,
      terms: settings.forms.termsNote ? (agreedTerms(dealer)?.version ?? null) : null,
    },
  };
}

export const timesDigest = (call: TimesCall, location: Location): string =>
  shownDigest(timesOf(call, location), call.environment);

/** @throws {EndpointError} 409 unless the page showed the current location and terms (SHOWN-01). */
export function requireShownTimes(call: TimesCall, location: Location, digest: unknown): void {
  if (wasShown(digest, timesOf(call, location), call.environment)) return;
  throw new EndpointError(
    409,
    'times_changed',
    `Some details have changed since you opened the page. The location is ${location.name}, ${oneLineAddress(location.address, call.dealer.settings.regional.locale)}. Please check the time and send it again.`,
    { offer: { shown: timesDigest(call, location) } },
  );
}
