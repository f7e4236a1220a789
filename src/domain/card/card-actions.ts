/** CARD-04. */
import { formatMoney } from '#src/lib/money.ts';
import type { CardVehicle } from './card-vehicle.ts';
import { isDepositAllowed } from '../price/deposit.ts';
import { realPrice } from '../price/price-display.ts';
import { supportedLabel, onlineJourneys } from '../content/online-journeys.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { testDriveLabel, testDriveNoun } from '../vehicle/test-drive-noun.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { vehicleUrl } from '../vehicle/vehicle-url.ts';
import { isAvailable } from '../vehicle/visibility.ts';

export interface CardAction {
  kind: 'view' | 'enquire' | 'test-drive' | 'reserve' | 'find-similar';
  label: string;
  url: string;
}
export type CardActions = CardAction[];
export type CardContext = 'list' | 'similar';

export function cardActions(
  vehicle: CardVehicle,
  settings: Pick<PublicSettings, 'cards' | 'reserve' | 'labels' | 'regional'>,
  context: CardContext,
): CardActions {
  const url = vehicleUrl(vehicle.slug);
  if (!isAvailable(vehicle)) return [{ kind: 'find-similar', label: settings.labels.findSimilar, url }];
  const { buttons } = settings.cards;
  const actions: CardActions = [];
  const isDriven = isTestDriveOffered(vehicle, settings, context);
  // Without an enquire button, a test-drive-only vehicle has no other action.
  if (isDriven || (buttons.enquire && isTestDriveEverywhere(vehicle, settings)))
    actions.push({
      kind: 'test-drive',
      label: testDriveLabel(testDriveNoun(vehicle), settings),
      url: `${url}#test-drive`,
    });
  else if (buttons.enquire) actions.push({ kind: 'enquire', label: settings.labels.enquire, url: `${url}#enquire` });
  if (buttons.viewDetails) actions.push({ kind: 'view', label: settings.labels.viewDetails, url });
  if (buttons.reserve && isReservable(vehicle, settings)) {
    actions.push({ kind: 'reserve', label: reserveLabel(settings), url: reserveUrl(vehicle, settings) });
  }
  return actions;
}

export function isTestDriveOnly(vehicle: CardVehicle): boolean {
  return vehicle.testDriveOnly || /^test[\s-]?drive[\s-]only$/i.test(vehicle.tag?.trim() ?? '');
}

const isTestDriveEverywhere = ({ itemType }: CardVehicle, { cards }: Pick<PublicSettings, 'cards'>): boolean =>
  itemType !== 'accessory' && cards.buttons.testDriveInsteadOfEnquire;

function isTestDriveOffered(
  vehicle: CardVehicle,
  settings: Pick<PublicSettings, 'cards'>,
  context: CardContext,
): boolean {
  if (vehicle.itemType === 'accessory') return false;
  if (isTestDriveOnly(vehicle)) return true;
  return (
    context === 'similar' &&
    settings.cards.buttons.testDriveInSimilarFor.some((make) => make.toLowerCase() === vehicle.make.toLowerCase())
  );
}

/** The server checks again (RES-02). */
export function isReservable(vehicle: CardVehicle, settings: Pick<PublicSettings, 'reserve'>): boolean {
  const { reserve } = settings;
  return (
    reserve.shown &&
    isAvailable(vehicle) &&
    !vehicle.reserved &&
    vehicle.itemType !== 'accessory' &&
    reserve.carTypes.includes(vehicle.carType) &&
    mayBeReserved(vehicle) &&
    isPriceReservable(realPrice(vehicle), reserve)
  );
}

/** At least the dealer's minimum and ten times the deposit (LAW-04). */
function isPriceReservable(price: number | null, { deposit, minimumPrice }: PublicSettings['reserve']): boolean {
  return price !== null && price >= (minimumPrice ?? 0) && isDepositAllowed(deposit, price);
}

/** A feed listing only `none` rules out reservations, even without a deposit. */
const mayBeReserved = ({ paymentProcessors }: CardVehicle): boolean =>
  paymentProcessors.length === 0 || paymentProcessors.some((processor) => processor !== 'none');

/** "Reserve Now $200". Omits $0 (RES-01), and the amount if the label falls back to an enquiry. */
export function reserveLabel(
  { reserve: { label, deposit } }: Pick<PublicSettings, 'reserve'>,
  online = onlineJourneys,
): string {
  const supported = supportedLabel(label, online);
  return deposit > 0 && supported === label ? `${label} ${formatMoney(deposit)}` : supported;
}

/** Used stock only (ROUTE-08). */
export function reserveUrl(
  vehicle: Pick<Vehicle, 'slug' | 'carType'>,
  settings: Pick<PublicSettings, 'reserve'>,
): string {
  const { route } = settings.reserve;
  if (route === 'buy-online') return `${vehicleUrl(vehicle.slug)}/buy-online`;
  if (route === 'checkout-journey' && vehicle.carType === 'used')
    return `/checkout-journey?car_id=${encodeURIComponent(vehicle.slug)}`;
  return `${vehicleUrl(vehicle.slug)}/checkout`;
}
