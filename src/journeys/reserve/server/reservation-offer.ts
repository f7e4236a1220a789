import { agreedWording, nameLine } from '../view/agreed-wording.ts';
import type { ReserveSite } from '../view/reserve-site.ts';
import { priceFigure } from '#src/domain/price/price-figure.ts';
import { formatMoney } from '#src/lib/money.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { changeText, shownDigest, wasShown, type Shown } from '#src/server/platform/shown.ts';
import type { Reservation } from './reservation.ts';

type OfferCall = Pick<Call<unknown>, 'dealer' | 'environment'>;

const reserving = (dealer: string, carId: string, wording: string): Shown => ({
  about: `reserve:${dealer}:${carId}`,
  terms: wording,
});

const offering = ({ dealer }: OfferCall, site: ReserveSite, wording: string): Shown => ({
  ...reserving(dealer.slug, site.vehicle.id, wording),
  figures: { ...priceFigure(site.vehicle, site.settings), deposit: formatMoney(site.settings.reserve.deposit) },
});

export function offerOf(call: OfferCall, site: ReserveSite): { wording: string; shown: string } {
  const wording = agreedWording(site);
  return { wording, shown: shownDigest(offering(call, site, wording), call.environment) };
}

export const isAgreed = (
  { environment }: Pick<OfferCall, 'environment'>,
  { dealer, carId, agreed }: Pick<Reservation, 'dealer' | 'carId' | 'agreed'>,
  digest: unknown,
): boolean => wasShown(digest, reserving(dealer, carId, agreed ?? ''), environment);

/** @throws {EndpointError} 409 with the current offer, unless the page showed it (SHOWN-01). */
export function requireShownOffer(call: OfferCall, site: ReserveSite, digest: unknown): string {
  const { wording, shown } = offerOf(call, site);
  const offer = offering(call, site, wording);
  if (wasShown(digest, offer, call.environment)) return wording;
  const message =
    changeText(digest, offer, call.environment) ?? 'The price or terms have changed since you opened this page.';
  throw new EndpointError(409, 'offer_changed', message, { offer: { wording, shown } });
}

export const moving = (
  { dealer, id, expiresAt }: Pick<Reservation, 'dealer' | 'id' | 'expiresAt'>,
  site: Pick<ReserveSite, 'vehicle' | 'settings'>,
): Shown => ({
  about: `move:${dealer}:${id}:${site.vehicle.id}`,
  terms: { line: nameLine(site), until: expiresAt.getTime() },
  figures: priceFigure(site.vehicle, site.settings),
});
