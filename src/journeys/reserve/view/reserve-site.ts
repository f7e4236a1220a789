import { clockName, momentFrom, momentText } from '#src/lib/day-text.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { callNumber, maskPhone, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { stockWord, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { depositKind, type DepositKind } from '#src/domain/price/deposit.ts';
import { excludedCharges } from '#src/domain/price/excluded-charges.ts';
import { realPrice } from '#src/domain/price/price-display.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { OwnTradeIn } from '#src/journeys/trade-in/rules/own-trade-in.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { ReserveLink } from './reserve.page-data.ts';
import { depositCopy, type DepositCopy } from './copy/deposit-copy.ts';

export interface ReserveSite {
  settings: PublicSettings;
  locations: Location[];
  vehicle: PublishedVehicle;
  now: number;
  /** Set only while its price is valid. */
  tradeIn?: OwnTradeIn | null;
}

/** `vehicle`: the lead's for a delisted vehicle, or null. */
export interface ReserveContext extends Omit<ReserveSite, 'vehicle'> {
  vehicle: Pick<PublishedVehicle, 'locationSlug' | 'carType' | 'itemType' | 'body' | 'priceType'> | null;
}

export function reserveLocation({ settings, locations, vehicle }: ReserveContext): Location | null {
  const shown = visibleLocations(locations, settings);
  return shown.find(({ slug }) => slug === vehicle?.locationSlug) ?? primaryLocation(shown);
}

const clockOf = (site: ReserveContext) => ({
  timeZone: reserveLocation(site)?.timeZone ?? site.settings.regional.timeZone,
  locale: site.settings.regional.locale,
  now: site.now,
});

function namedClock({ settings, locations }: ReserveContext, timeZone: string): string {
  const clocks = new Set([settings.regional, ...locations].map((one) => one.timeZone));
  return clocks.size > 1 ? ` ${clockName(timeZone)}` : '';
}

/** "Tuesday 24 November, 3:40 pm", in the vehicle's time zone. */
export function reserveMoment(site: ReserveContext, instant: number): string {
  const { timeZone, locale } = clockOf(site);
  return `${momentText(instant, timeZone, locale)}${namedClock(site, timeZone)}`;
}

/** "3:52 pm today", in the vehicle's time zone. */
export const reserveMomentFrom = (site: ReserveContext, instant: number): string =>
  `${momentFrom(instant, clockOf(site))}${namedClock(site, clockOf(site).timeZone)}`;

export const reservePhone = (site: ReserveContext): string | null =>
  callNumber(site.vehicle, reserveLocation(site), site.settings);

/** May be masked (VDP-11). */
export function callLink(phone: string | null, { phones }: Pick<PublicSettings, 'phones'>): ReserveLink | null {
  if (phone === null) return null;
  const shown = phones.masked ? { label: maskPhone(phone), masked: phone } : { label: phone };
  return { ...shown, url: phoneHref(phone), icon: 'phone' };
}

export const callOf = (site: ReserveContext): ReserveLink | null => callLink(reservePhone(site), site.settings);

/** Applies even if settings change. Whole dollars. */
export interface Agreed {
  kind: DepositKind;
  deposit: number;
  price: number;
}

export const offered = ({ settings: { reserve }, vehicle }: ReserveSite): Agreed => ({
  kind: depositKind(reserve),
  deposit: reserve.deposit,
  price: realPrice(vehicle) ?? 0,
});

export const moneyCopy = (site: ReserveContext, agreed: Agreed): DepositCopy =>
  depositCopy(
    {
      ...agreed,
      extra: site.vehicle && excludedCharges(site.vehicle, site.settings),
      word: site.vehicle ? vehicleWord(site.vehicle) : stockWord(site.settings),
    },
    site.settings.branding.name,
  );
