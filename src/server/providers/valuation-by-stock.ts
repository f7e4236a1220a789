/** An estimate by what the dealer asks for vehicles of the same model: the rule is `trade-in/estimate.ts`. */
import { vehicleSlugsPath } from '#src/domain/vehicle/published-vehicle.ts';
import { slugify } from '#src/lib/slug.ts';
import { estimateByStock } from '../trade-in/estimate.ts';
import type { SiteFiles } from '../site-files.ts';
import { findVehicleBySlug } from '../vehicles/find-vehicle.ts';
import type { ValuationProvider, ValuationRequest } from './valuation-provider.ts';

/** A vehicle's address holds its year, make and model, so that only these files are read. */
const mostRead = 40;

export function stockValuation(site: SiteFiles): ValuationProvider {
  return { name: 'stock', estimate: async ({ vehicle }) => estimateByStock(vehicle, await sameModel(site, vehicle)) };
}

async function sameModel(site: SiteFiles, { year, make, model }: ValuationRequest['vehicle']) {
  const slugs = Object.values(((await site.json(vehicleSlugsPath)) ?? {}) as Record<string, string>);
  const words = `-${slugify(`${make} ${model}`)}-`;
  const distance = (slug: string) => Math.abs(Number(slug.slice(0, 4)) - year) || 0;
  const likely = slugs
    .filter((slug) => `-${slug}-`.includes(words))
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
    .slice(0, mostRead);
  const found = await Promise.all(likely.map((slug) => findVehicleBySlug(site, slug)));
  return found
    .filter((vehicle) => vehicle !== null)
    .filter((vehicle) => slugify(vehicle.make) === slugify(make) && slugify(vehicle.model) === slugify(model));
}
