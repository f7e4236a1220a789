import { imageSrcset, imageUrl } from '#src/domain/images/image-url.ts';
import { excludedCharges } from '#src/domain/price/excluded-charges.ts';
import { priceDisplay, realPrice } from '#src/domain/price/price-display.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { tradeInPrice, tradeInTerms } from '#src/journeys/trade-in/view/copy/trade-in-copy.ts';
import { moneyCopy, type Agreed, type ReserveSite } from './reserve-site.ts';
import type { ReserveCar, ReserveSummary } from './reserve.page-data.ts';

const widths = [320, 640, 960];

export function reserveCar(vehicle: PublishedVehicle, settings: PublicSettings): ReserveCar {
  const price = priceDisplay(vehicle, settings);
  const [image] = vehicle.images;
  const distance = vehicle.odometer === null ? '' : `${withCommas(vehicle.odometer)} ${settings.regional.distanceUnit}`;
  return {
    name: vehicle.name,
    detail: [vehicle.badge, vehicle.series].filter(Boolean).join(', '),
    further: [distance, vehicle.stockNumber && `Stock ${vehicle.stockNumber}`].filter(Boolean).join(' · '),
    price: price.text,
    priceLabel: price.kind === 'price' ? price.label : '',
    url: vehicleUrl(vehicle.slug),
    image: image
      ? {
          src: imageUrl(image, settings.images, { width: 640 }),
          srcset: imageSrcset(image, settings.images, widths) || null,
          alt: fullVehicleName(vehicle),
        }
      : null,
  };
}

/** The price may have changed since. */
export function agreedCar({ vehicle, settings }: ReserveSite, { price }: Agreed): ReserveCar {
  const car = reserveCar(vehicle, settings);
  return price === realPrice(vehicle) ? car : { ...car, price: formatMoney(price), priceLabel: 'when you reserved it' };
}

/** Includes the balance. */
export function reserveSummary(site: ReserveSite, agreed: Agreed | null): ReserveSummary {
  if (agreed === null) return { ...reserveCar(site.vehicle, site.settings), rows: [], note: null };
  const car = agreedCar(site, agreed);
  const extra = excludedCharges(site.vehicle, site.settings);
  const { row, note } = moneyCopy(site, agreed);
  const { tradeIn = null } = site;
  return {
    ...car,
    rows: [
      {
        label: ['Price', withoutCapital(car.priceLabel)].filter(Boolean).join(', '),
        value: formatMoney(agreed.price),
      },
      ...(row
        ? [
            row,
            {
              label: ['Balance if you buy', extra].filter(Boolean).join(', '),
              value: formatMoney(agreed.price - agreed.deposit),
            },
          ]
        : []),
    ],
    note: tradeIn
      ? `${note} Your trade-in, ${tradeIn.name}, comes off the balance: ${tradeInPrice(tradeIn)}; ${tradeInTerms(tradeIn, site.settings.regional.timeZone)}.`
      : note,
  };
}

/** "Drive away" becomes "drive away" mid-sentence; "GST" is unchanged. */
const withoutCapital = (text: string): string => text.replace(/^[A-Z](?=[a-z])/v, (first) => first.toLowerCase());
