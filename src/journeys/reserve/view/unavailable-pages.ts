import { stockWord, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { checkoutUrl } from '../rules/reserve-paths.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { slugify } from '#src/lib/slug.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { reserveCar, reserveSummary } from './car-summary.ts';
import { callOf, type ReserveSite } from './reserve-site.ts';
import type { ReserveLink, ReserveNotice, ReservePageData, ReservePart } from './reserve.page-data.ts';

interface UnavailableOptions {
  notice: ReserveNotice;
  /** Closest first. */
  similar?: PublishedVehicle[];
}

export function unavailableVehiclePage(
  site: ReserveSite,
  { notice, similar = [] }: UnavailableOptions,
): ReservePageData {
  const { settings, vehicle } = site;
  const word = vehicleWord(vehicle);
  return {
    kind: 'reserve',
    title: `Reserve: ${notice.strong.replace(/\.$/, '')}`,
    back: { label: `Back to the ${word}`, url: vehicleUrl(vehicle.slug) },
    steps: null,
    heading: `This ${word} can’t be reserved right now`,
    lede: null,
    faults: [],
    parts: [
      { kind: 'notice', notice },
      ...(similar.length > 0
        ? [
            {
              kind: 'others',
              heading: 'Closest matches in stock today',
              others: similar.map((one) => ({
                car: { ...reserveCar(one, settings), url: checkoutUrl(one.slug) },
                post: null,
              })),
            } satisfies ReservePart,
          ]
        : []),
      { kind: 'ways', ways: [allOfMake(vehicle, settings), ...callActions(site)] },
    ],
    car: reserveSummary(site, null),
    aside: null,
  };
}

/** Confirms only that the link was resent, since anyone can type a phone number. */
export function heldByYouPage(site: ReserveSite, notice: ReserveNotice): ReservePageData {
  const call = callOf(site);
  return {
    ...unavailableVehiclePage(site, { notice }),
    heading: `You may already have a hold on this ${vehicleWord(site.vehicle)}`,
    parts: [
      { kind: 'notice', notice },
      {
        kind: 'ways',
        ways: [
          {
            label: 'Send it again',
            action: checkoutUrl(site.vehicle.slug),
            fields: { step: 'send-again' },
            isPrimary: true,
          },
          { label: 'Use another number or email', url: `${checkoutUrl(site.vehicle.slug)}?step=details` },
        ],
      },
      {
        kind: 'small',
        text: 'Not you? Someone may have entered your number or email by mistake.',
        link: call && { ...call, label: `Call ${call.label}` },
      },
    ],
  };
}

const allOfMake = ({ make }: PublishedVehicle, settings: PublicSettings): ReserveLink => ({
  label: `See all ${make} ${stockWord(settings, { plural: true })}`,
  url: `/search/${slugify(make)}`,
  isPrimary: true,
});

export function callActions(site: ReserveSite): ReserveLink[] {
  const call = callOf(site);
  return call ? [{ ...call, label: `Call ${call.label}` }] : [];
}
