import * as v from 'valibot';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { comparableVehicles, plainName, type ListedVehicle } from '../../rules/comparable-vehicles.ts';
import { askingRange } from '../../rules/asking-range.ts';
import { estimateOf, type Estimate } from '../../rules/trade-in-price.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { kindOf } from '#src/domain/vehicle/stock-kinds.ts';
import type { CountLookup } from '#src/server/platform/lookups/lookup-budget.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { findVehicles } from '#src/server/vehicles/find-vehicle.ts';
import { accountAddress, askService } from '#src/server/platform/providers/service-account.ts';
import type { ValuationProvider, ValuationRequest } from './valuation-provider.ts';

/**
 * The dealer's account, else its stock.
 * @throws {EnvironmentError} for an unset variable.
 */
export function valuationProvider(settings: Settings, site: SiteFiles, count: CountLookup): ValuationProvider {
  const account = accountAddress(settings.private.providers.valuation, 'private.providers.valuation');
  return account ? remoteValuation(account, count) : stockValuation(site, settings);
}

const dollars = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000), v.transform(Math.round));
const answer = v.object({
  value: v.nullable(dollars),
  low: v.optional(dollars),
  high: v.optional(dollars),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  confidence: v.optional(v.picklist(['high', 'medium', 'low'])),
});

/**
 * POST {account}/valuations returns `{value}`, a trade price in dollars or null, plus optional `low`, `high`, `count`
 * and `confidence`.
 */
function remoteValuation(account: URL, count: CountLookup): ValuationProvider {
  return {
    name: account.host,
    estimate: async ({ vehicle, rego, regoState, answers, now }) => {
      await count(JSON.stringify(answers));
      const found = await askService(account, {
        path: '/valuations',
        body: { rego, state: regoState?.toUpperCase() ?? null, vehicle, answers },
        now,
      });
      return found === null ? null : remoteEstimate(v.parse(answer, found));
    },
  };
}

function remoteEstimate({ value, low, high, count, confidence }: v.InferOutput<typeof answer>): Estimate | null {
  if (value === null) return null;
  return {
    low: Math.min(low ?? value, value),
    likely: value,
    high: Math.max(high ?? value, value),
    confidence: confidence ?? null,
    count: count ?? null,
    sameBadge: false,
    asking: null,
  };
}

/** Slugs start with year, make and model, so only matching files are read. */
const maxFilesRead = 200;

/** Uses asking prices for comparable vehicles (decision 041). */
function stockValuation(site: SiteFiles, { tradeIn }: Settings): ValuationProvider {
  return {
    name: 'stock',
    estimate: async ({ vehicle }) => {
      const like = comparableVehicles(vehicle, await sameModel(site, vehicle), tradeIn.leastLikeVehicles);
      const range = askingRange(like, tradeIn.leastLikeVehicles);
      return range && estimateOf(range, tradeIn.pricePercent);
    },
  };
}

async function sameModel(
  site: SiteFiles,
  { kind, year, make, model }: ValuationRequest['vehicle'],
): Promise<ListedVehicle[]> {
  const name = plainName(`${make} ${model}`);
  const distance = (slug: string) => Math.abs(Number(slug.slice(0, 4)) - year) || 0;
  const found = await findVehicles(site, (slugs) =>
    slugs
      .filter((slug) => slug.replaceAll('-', '').includes(name))
      .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
      .slice(0, maxFilesRead),
  );
  return found
    .filter((one) => one.status === 'in_stock' && (kind === undefined || kindOf(one) === kind))
    .map(toListedVehicle);
}

const toListedVehicle = (vehicle: PublishedVehicle): ListedVehicle => ({
  year: vehicle.year,
  make: vehicle.make,
  model: vehicle.model,
  badge: vehicle.badge,
  transmission: vehicle.transmission,
  fuel: vehicle.fuel,
  price: vehicle.price,
  odometer: vehicle.odometer,
  carType: vehicle.carType,
});
