import { agreedWording, nameLine } from '../view/agreed-wording.ts';
import type { ReserveSite } from '../view/reserve-site.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { shownDigest, wasShown, type Shown } from '#src/server/platform/shown.ts';
import type { Reservation } from './reservation.ts';

type OfferCall = Pick<Call<unknown>, 'dealer' | 'environment'>;

const reserving = (dealer: string, carId: string, wording: string): Shown => ({
  about: `reserve:${dealer}:${carId}`,
  terms: wording,
});

export function offerOf({ dealer, environment }: OfferCall, site: ReserveSite): { wording: string; shown: string } {
  const wording = agreedWording(site);
  return { wording, shown: shownDigest(reserving(dealer.slug, site.vehicle.id, wording), environment) };
}

export const isAgreed = (
  { environment }: Pick<OfferCall, 'environment'>,
  { dealer, carId, agreed }: Pick<Reservation, 'dealer' | 'carId' | 'agreed'>,
  digest: unknown,
): boolean => wasShown(digest, reserving(dealer, carId, agreed ?? ''), environment);

/** @throws {EndpointError} 409 with the current offer, unless the page showed it (SHOWN-01). */
export function requireShownOffer(call: OfferCall, site: ReserveSite, digest: unknown): string {
  const { wording, shown } = offerOf(call, site);
  if (wasShown(digest, reserving(call.dealer.slug, site.vehicle.id, wording), call.environment)) return wording;
  throw new EndpointError(409, 'offer_changed', 'The price or terms have changed since you opened this page.', {
    offer: { wording, shown },
  });
}

export const moving = (
  { dealer, id, expiresAt }: Pick<Reservation, 'dealer' | 'id' | 'expiresAt'>,
  site: Pick<ReserveSite, 'vehicle' | 'settings'>,
): Shown => ({
  about: `move:${dealer}:${id}:${site.vehicle.id}`,
  terms: { line: nameLine(site), until: expiresAt.getTime() },
});
