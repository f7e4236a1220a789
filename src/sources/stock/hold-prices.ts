/**
 * Holds suspicious prices for review (GUARD-01): shoppers see the last good price; new vehicles aren't shown. Runs
 * first, so that all outputs agree.
 */
import type { HeldChange } from '#src/domain/guard/held-change.ts';
import type { Listing, ListingBook } from '#src/domain/guard/listing-book.ts';
import type { PriceDecision } from '#src/domain/guard/price-decision.ts';
import { priceDoubt } from '#src/domain/guard/price-guard.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import { ownValue } from '#src/lib/own-value.ts';
import { sameStockNumber } from '#src/sources/tenants/files/overrides-file.ts';

export interface GuardedStock {
  held: HeldChange[];
  hidden: Map<string, string>;
  book: ListingBook;
  /** Epoch milliseconds when held prices expire. */
  turns: number[];
}

const hourMs = 3_600_000;
const similarYears = 5;

interface HoldContext {
  now: number;
  /** Last published listing book. */
  seen: ListingBook | null;
  /** Prices of the feed that contradict a vehicle's, by id. */
  otherPrices?: ReadonlyMap<string, number>;
}

/** Replaces held prices in `vehicles`. */
export function holdPrices(
  vehicles: readonly Vehicle[],
  tenant: Pick<Tenant, 'slug' | 'settings' | 'overrides' | 'decisions'>,
  { now, seen, otherPrices }: HoldContext,
): GuardedStock {
  const rule = tenant.settings.stock.guards;
  const similarTo = similarPrices(vehicles);
  const decided = decisionsOf(tenant.decisions);
  const dealersOwn = new Set(
    tenant.overrides.filter(({ price }) => price !== null).map(({ stockNumber }) => sameStockNumber(stockNumber)),
  );
  const guarded: GuardedStock = {
    held: [],
    hidden: new Map(),
    book: { dealer: tenant.slug, vehicles: {}, waiting: {} },
    turns: [],
  };
  const { book } = guarded;
  for (const vehicle of vehicles) {
    const { id, price } = vehicle;
    const last = ownValue(seen?.vehicles, id);
    const isShown = isVisible(vehicle, tenant.settings, now);
    if (price === null || vehicle.status === 'sold' || !isShown) {
      if (last && (price === null || !isShown))
        book.vehicles[id] = {
          ...priceFieldsOf(last),
          ...(price === null && last.price !== null && { withdrawn: true }),
        };
      else if (isShown) book.vehicles[id] = priceFieldsOf(vehicle);
      continue;
    }
    const number = numberOf(vehicle);
    const lastPrice = last?.price ?? null;
    const doubt = dealersOwn.has(number)
      ? null
      : priceDoubt(price, lastPrice, similarTo(vehicle), rule, otherPrices?.get(id));
    const decision = doubt && decided(number, price);
    if (doubt === null || decision?.decision === 'approve') {
      book.vehicles[id] = priceFieldsOf(vehicle);
      continue;
    }
    if (decision?.decision === 'hide') {
      if (last) book.vehicles[id] = priceFieldsOf(last);
      guarded.hidden.set(id, `hidden by the price decision of ${decision.decidedAt.slice(0, 10)}`);
      continue;
    }
    const kept = decision?.decision === 'keep' ? (lastPrice ?? decision.keptPrice) : null;
    if (kept !== null) {
      book.vehicles[id] = last ? priceFieldsOf(last) : { ...priceFieldsOf(vehicle), price: kept };
      show(vehicle, book.vehicles[id]);
      continue;
    }
    const since = last?.heldSince ?? ownValue(seen?.waiting, id) ?? now;
    const until = since + rule.keepHours * hourMs;
    const isOver = lastPrice === null || last?.withdrawn || now >= until;
    const shows = last === undefined ? 'nothing' : isOver ? 'no price' : 'last price';
    guarded.held.push({
      vehicle: vehicle.stockNumber ?? id,
      name: vehicle.name,
      from: lastPrice,
      to: price,
      doubt,
      since,
      until,
      shows,
    });
    if (last === undefined) {
      book.waiting[id] = since;
      guarded.hidden.set(id, 'held: its price needs a decision');
      continue;
    }
    book.vehicles[id] = { ...last, heldSince: since };
    show(vehicle, shows === 'last price' ? last : { ...priceFieldsOf(vehicle), price: null, beforePrice: null });
    if (shows === 'last price') guarded.turns.push(until);
  }
  return guarded;
}

const priceFieldsOf = ({ price, priceType, beforePrice }: Listing): Listing => ({ price, priceType, beforePrice });

const show = (vehicle: Vehicle, { price, priceType, beforePrice }: Listing): void =>
  void Object.assign(vehicle, { price, priceType, beforePrice });

const numberOf = ({ stockNumber, id }: Vehicle): string => sameStockNumber(stockNumber ?? id);

function decisionsOf(decisions: readonly PriceDecision[]) {
  const byVehicle = new Map(
    decisions
      .toSorted((a, b) => (a.decidedAt < b.decidedAt ? -1 : 1))
      .map((decision) => [`${decision.feedPrice} ${sameStockNumber(decision.vehicle)}`, decision]),
  );
  return (number: string, price: number): PriceDecision | null => byVehicle.get(`${price} ${number}`) ?? null;
}

function similarPrices(vehicles: readonly Vehicle[]): (vehicle: Vehicle) => number[] {
  const modelOf = ({ itemType, make, model }: Vehicle): string => JSON.stringify([itemType, make, model]);
  // Copied, because holding a price changes its vehicle.
  const priced = vehicles.flatMap((vehicle) =>
    vehicle.price === null ? [] : [{ vehicle, year: vehicle.year, price: vehicle.price }],
  );
  const models = Map.groupBy(priced, ({ vehicle }) => modelOf(vehicle));
  return (judged) =>
    (models.get(modelOf(judged)) ?? [])
      .filter(({ vehicle, year }) => vehicle !== judged && Math.abs(year - judged.year) <= similarYears)
      .map(({ price }) => price);
}
