/** What a dealer may pay for a trade-in in good condition. */
import * as v from 'valibot';
import type { SiteFiles } from '../site-files.ts';
import { accountAddress, askService } from './service-account.ts';
import type { ValuationProvider, ValuationRequest } from './valuation-provider.ts';
import { slugify } from '#src/lib/slug.ts';
import { estimateByStock } from '../trade-in/estimate.ts';
import { findVehicles } from '../vehicles/find-vehicle.ts';

/**
 * The dealer's account, or an estimate by the dealer's own stock. @throws EnvironmentError for a variable
 * that is named but not set
 */
export function valuationProvider(variable: string | null, site: SiteFiles): ValuationProvider {
  const account = accountAddress(variable, 'private.providers.valuation');
  return account ? remoteValuation(account) : stockValuation(site);
}

const answer = v.object({ value: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000))) });

/** POST {account}/valuations with the vehicle answers `{value}` in dollars, or null where there is no price. */
function remoteValuation(account: URL): ValuationProvider {
  return {
    name: account.host,
    estimate: async ({ vehicle, rego, regoState, answers, now }) => {
      const found = await askService(account, {
        path: '/valuations',
        body: { rego, state: regoState?.toUpperCase() ?? null, vehicle, answers },
        now,
      });
      const value = found === null ? null : v.parse(answer, found).value;
      return value === null ? null : Math.round(value);
    },
  };
}

/** A vehicle's address holds its year, make and model, so that only these files are read. */
const mostRead = 40;

/** An estimate by what the dealer asks for vehicles of the same model: the rule is `trade-in/estimate.ts`. */
function stockValuation(site: SiteFiles): ValuationProvider {
  return { name: 'stock', estimate: async ({ vehicle }) => estimateByStock(vehicle, await sameModel(site, vehicle)) };
}

async function sameModel(site: SiteFiles, { year, make, model }: ValuationRequest['vehicle']) {
  const name = `-${slugify(`${make} ${model}`)}-`;
  const distance = (slug: string) => Math.abs(Number(slug.slice(0, 4)) - year) || 0;
  const found = await findVehicles(site, (slugs) =>
    slugs
      .filter((slug) => `-${slug}-`.includes(name))
      .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
      .slice(0, mostRead),
  );
  return found.filter(
    (vehicle) => slugify(vehicle.make) === slugify(make) && slugify(vehicle.model) === slugify(model),
  );
}
