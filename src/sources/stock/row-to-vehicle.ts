import type { Note } from './notes.ts';
import type { Tenant } from '#src/domain/site.ts';
import { doorsIssue } from '#src/domain/vehicle/cab.ts';
import { toKilometres } from '#src/domain/vehicle/odometer.ts';
import { itemTypeOf, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { isTowed } from '#src/domain/vehicle/is-towed.ts';
import type { Vehicle, VehicleStatus } from '#src/domain/vehicle/vehicle.ts';
import type { FeedValues, FieldName } from './mapping/fields.ts';
import { bodyOfModel } from './names/model-bodies.ts';
import { badgeOf, titleParts } from './names/title.ts';
import { commentsOf } from './rules/comment-rates.ts';
import { conditionOf, conditionOfFlags } from './rules/condition.ts';
import { factsOf, priceIssue, type Facts, type FactIssue } from './rules/facts.ts';
import { kindOfRow } from './rules/kinds.ts';
import { odometerIssue } from './rules/odometer.ts';
import { rowDates } from './rules/row-dates.ts';
import { advertisedPrice, priceBefore, weekly } from './rules/row-prices.ts';
import { purchaseFacts } from './rules/purchase-facts.ts';
import { market, specifications, variant } from './rules/technical-facts.ts';
import { withoutTitleBrand } from './rules/title-brand.ts';
import { photosOf } from './rules/photos.ts';
import type { FeedLocation, StockLocation, UnknownLocation } from './rules/find-location.ts';
import type { ReadContext } from './transforms/reading.ts';
import { withoutSaleNotice } from './transforms/sale-notice.ts';
import { readingUnit } from './transforms/odometers.ts';
import { bodyInText, driveInText, fuel as readFuel } from './transforms/words.ts';

export interface RowContext {
  tenant: Tenant;
  read: ReadContext;
  /** ISO date in the dealer's time zone. */
  today: string;
  lastYear: number;
  placeOf: (place: FeedLocation) => StockLocation;
  badgeFromTitle: boolean;
}

/** Without id, slug and rank, which need the whole feed. */
export interface VehicleDraft {
  vehicle: Vehicle;
  rank: number | null;
  slug: string | null;
  /** False if the condition defaulted to used. */
  statesCondition: boolean;
  /** Fields whose unknown word keeps the vehicle off the site. */
  waits: FieldName[];
  unknownPlace: UnknownLocation | null;
  isAtDefaultLocation: boolean;
  /** The feed's other price, which contradicts the vehicle's. */
  otherPrice: number | null;
}

const dayMs = 86_400_000;

export function rowToVehicle(row: FeedValues, context: RowContext, note: Note): VehicleDraft | FactIssue {
  const { settings } = context.tenant;
  const values = withoutNotices(withoutTitleBrand(row, note));
  const facts = factsOf(values, context.lastYear, context.read.makeNames);
  if ('reason' in facts) return facts;
  const { kind, body: toldBody } = kindOfRow(values, settings, note);
  const itemType = itemTypeOf(kind);
  const { carType, certified } = conditionOf(values, note);
  const advertised = advertisedPrice(values, { carType, itemType }, settings);
  const { price, type: priceType, isSold, notes } = advertised;
  const fault = priceIssue(price, pricesOf(itemType, settings));
  if (fault) return fault;
  for (const { field, reason } of notes) note(field, reason);
  const title = (values.listingTitle ?? '').toLowerCase();
  const body = bodyFor(toldBody, values, facts, kind, title);
  const fuel = values.fuel ?? fuelInTitle(title, context.read);
  const status = isSold ? 'sold' : statusOf(values);
  const images = photosOf(values, note);
  const badge = badgeFor(values, facts, context);
  const { location, unknown, isByDefault, ...place } = context.placeOf({
    slug: values.locationSlug,
    name: values.locationName,
    city: values.city,
    state: values.state,
  });
  const waits = waitsFor(values, status, unknown);
  const vehicle: Vehicle = {
    id: '',
    slug: '',
    rank: 0,
    name: vehicleName({ itemType, ...facts }),
    year: facts.year,
    make: facts.make,
    model: facts.model,
    badge,
    series: values.series,
    carType,
    status,
    itemType,
    price,
    beforePrice: priceBefore(values.beforePrice, advertised, settings, note),
    subscriptionPrice: weekly(values.subscriptionPrice, note),
    priceType,
    preorder: isOrMayBe(values.preorder),
    odometer: isTowed({ itemType, body, fuel, transmission: values.transmission })
      ? noOdometer(values, note)
      : odometerOf(values, { carType, age: context.lastYear - 1 - facts.year, read: context.read }, note),
    body,
    transmission: values.transmission,
    transmissionDetail: values.transmissionDetail,
    fuel,
    fuelDetail: values.fuelDetail,
    drive: values.drive ?? driveInText(title),
    colour: values.colour,
    interiorColour: values.interiorColour,
    seats: values.seats,
    doors: doorsOf(values, { body, badge, series: values.series }, note),
    ...asWritten(values),
    ...rowDates(values, { year: facts.year, today: context.today, lastYear: context.lastYear }, note),
    reserved: isOrMayBe(values.reserved),
    certified,
    testDriveOnly: isOrMayBe(values.testDriveOnly ?? /\btest drive only\b/i.test(values.tag ?? '')),
    hasNvic: values.hasNvic ?? false,
    learnerApproved: itemType === 'motorcycle' ? (values.learnerApproved ?? learnerIn(values)) : null,
    createdAt: past('createdAt', values.createdAt, context.read, note),
    soldAt: past('soldAt', values.soldAt === 'unknown' ? null : values.soldAt, context.read, note),
    showOnDealerWebsite: waits.length === 0 && values.showOnDealerWebsite !== false,
    dealerComments: commentsOf(values.dealerComments, settings.regional.locale, note),
    dealershipSlug: values.dealershipSlug ?? location?.dealershipSlug ?? null,
    dealershipId: values.dealershipId ?? location?.dealershipId ?? null,
    ...place,
    privateSuburb: values.privateSuburb,
    privatePostcode: values.privatePostcode,
    images,
    imagesAreIllustrations: images.length > 0 && (values.imagesAreIllustrations ?? false),
    photosCount: Math.min(500, Math.max(images.length, values.photosCount ?? 0)),
    standardEquipment: values.standardEquipment ?? [],
    views: values.views,
    historyReportUrl: values.historyReportUrl,
    listingTitle: values.listingTitle,
    paymentProcessors: values.paymentProcessors ?? [],
    financeLenders: values.financeLenders ?? {},
    market: market(values),
    variant: variant(values),
    specifications: specifications(values),
    purchase: purchaseFacts(values, { fuel, body, itemType, today: context.today }, note),
  };
  return {
    vehicle,
    rank: values.rank,
    slug: values.slug,
    statesCondition: values.carType !== null || conditionOfFlags(values) !== null,
    waits,
    unknownPlace: unknown,
    isAtDefaultLocation: isByDefault,
    otherPrice: advertised.contradiction ?? null,
  };
}

function withoutNotices(values: FeedValues): FeedValues {
  const { listingTitle, make, model, badge, series, colour, tag } = values;
  if ([listingTitle, make, model, badge, series, colour, tag].every((text) => withoutSaleNotice(text) === text))
    return values;
  return {
    ...values,
    listingTitle: withoutSaleNotice(listingTitle),
    make: withoutSaleNotice(make),
    model: withoutSaleNotice(model),
    badge: withoutSaleNotice(badge),
    series: withoutSaleNotice(series),
    colour: withoutSaleNotice(colour),
    tag: withoutSaleNotice(tag) === tag ? tag : null,
  };
}

/** Until a question is answered, the answer that stops a sale applies. */
const isOrMayBe = (value: boolean | 'unknown' | null): boolean => value === true || value === 'unknown';

function waitsFor(values: FeedValues, status: VehicleStatus, place: UnknownLocation | null): FieldName[] {
  if (values.showOnDealerWebsite === false || status === 'sold') return [];
  const deciding = (['status', 'sold', 'showOnDealerWebsite'] as const).filter((field) => values[field] === 'unknown');
  return [...deciding, ...(place === null ? [] : [place.field])];
}

/** A helmet may cost less than pricing.lowest, but $1 is a placeholder. */
function pricesOf(itemType: Vehicle['itemType'], { pricing }: Tenant['settings']): Tenant['settings']['pricing'] {
  return itemType === 'accessory' ? { ...pricing, lowest: Math.min(pricing.lowest, 2) } : pricing;
}

function statusOf({ status, sold, soldAt }: FeedValues): VehicleStatus {
  if (sold === true) return 'sold';
  if (status === 'unknown' || sold === 'unknown') return 'on_hold';
  return status ?? (soldAt !== null && sold === null ? 'sold' : 'in_stock');
}

function badgeFor(values: FeedValues, { rest, model }: Facts, { badgeFromTitle }: RowContext): string | null {
  if (values.badge !== null && !badgeFromTitle) return values.badge;
  if (rest !== null) return badgeOf(rest, model);
  return values.badge === null ? null : badgeOf(titleParts(values.badge).words, model);
}

/** Ignores "wagon", "van" or "ute" for models never built as one. */
function bodyFor(
  body: Vehicle['body'],
  { fuel, transmission }: FeedValues,
  { make, model }: Facts,
  kind: StockKind,
  title: string,
): Vehicle['body'] {
  const usual = kind === 'car' ? bodyOfModel(make, model) : null;
  if (body === 'wagon' && (usual === 'suv' || usual === 'peopleMover' || usual === 'van' || usual === 'hatch'))
    return usual;
  // The dealer's search may show "Truck" as utes, but a truck is no ute.
  if (body === 'ute' && usual === 'lightTruck') return usual;
  if (body === 'van' && usual !== null && usual !== 'van') return usual;
  if (body !== null) return body;
  if (kind === 'camperTrailer' || kind === 'motorhome') return kind;
  if (kind === 'caravan') return fuel === null && transmission === null ? 'caravan' : 'motorhome';
  return kind === 'car' ? (bodyInText(title) ?? usual) : null;
}

const fuelInTitle = (title: string, context: ReadContext): Vehicle['fuel'] => {
  if (!/hybrid|phev|diesel|\bcrdi\b|\btdi\d*\b|electric/.test(title)) return null;
  const found = readFuel(/\b(crdi|tdi\d*)\b/.test(title) ? 'diesel' : title, context, true);
  return typeof found === 'string' ? found : null;
};

function odometerOf(
  { odometer, odometerUnit, odometerIsActual }: FeedValues,
  { carType, age, read }: { carType: Vehicle['carType']; age: number; read: ReadContext },
  note: Note,
): number | null {
  const unit = odometer && readingUnit(odometer, odometerUnit, read);
  if (!odometer || !unit || odometerIsActual === 'unknown') return null;
  if (odometerIsActual === false) {
    note('odometer', 'not the actual distance according to the odometer status');
    return null;
  }
  const kilometres = Math.round(toKilometres(odometer.distance, unit));
  const fault = odometerIssue(kilometres, carType, age, odometer.unit ? read.odometerUnit : unit);
  if (fault) note('odometer', fault);
  return fault || (kilometres === 0 && carType === 'used') ? null : kilometres;
}

/** Feeds copy the model's door count to badges with a different cab. */
function doorsOf({ doors }: FeedValues, vehicle: Parameters<typeof doorsIssue>[1], note: Note): number | null {
  const fault = doors === null ? null : doorsIssue(doors, vehicle);
  if (fault) note('doors', fault, doors);
  return fault ? null : doors;
}

/** Towed vehicles have no odometer: a reading belongs in another column. */
function noOdometer({ odometer }: FeedValues, note: Note): null {
  if (odometer !== null && odometer.distance > 0) note('odometer', 'towed vehicles have no odometer');
  return null;
}

/** A time a day or more ahead is an error: the new-listing tag or sold window would never end. */
function past(field: string, instant: number | null, { now, turns }: ReadContext, note: Note): number | null {
  if (instant === null || instant < now + dayMs) return instant;
  turns.push(instant - dayMs + 1);
  note(field, 'a time in the future', new Date(instant).toISOString());
  return null;
}

const asWritten = (values: FeedValues) => ({
  stockNumber: values.stockNumber,
  vin: values.vin,
  plate: values.plate,
  engineSize: values.engineSize,
  tag: values.tag,
});

/** Finds "LAMS approved" in the equipment or tag, unless negated. */
const learnerIn = ({ standardEquipment, tag }: FeedValues): true | null =>
  [...(standardEquipment ?? []), tag ?? ''].some(
    (text) => /\blams\b|\blearner/i.test(text) && !/\b(?:not|non|no)\b/i.test(text),
  ) || null;
