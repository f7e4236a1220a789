/** Browsers only name a vehicle, never its price or status. */
import { vehicleFile, vehicleSlugsPath, type PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';
import type { SiteFiles } from '../platform/site-files.ts';

export async function findVehicle(site: SiteFiles, id: string): Promise<PublishedVehicle | null> {
  const slugs = await publishedSlugs(site);
  const [vehicle] = Object.hasOwn(slugs, id) ? await findIn(site, slugs, [slugs[id]!]) : [];
  return vehicle ?? null;
}

export async function findVehicleBySlug(site: SiteFiles, slug: string): Promise<PublishedVehicle | null> {
  const [vehicle] = await findIn(site, await publishedSlugs(site), [slug]);
  return vehicle ?? null;
}

/** `wanted` picks and orders the slugs. Shared files are read once. */
export async function findVehicles(
  site: SiteFiles,
  wanted: (slugs: string[]) => string[],
): Promise<PublishedVehicle[]> {
  const slugs = await publishedSlugs(site);
  return findIn(site, slugs, wanted(Object.values(slugs)));
}

export async function vehicleOr404(vehicle: Promise<PublishedVehicle | null>): Promise<PublishedVehicle> {
  const found = await vehicle;
  if (!found) throw new EndpointError(404, 'no_such_vehicle', 'We can’t find this vehicle. It may have been sold.');
  return found;
}

type Slugs = Record<string, string>;
type VehicleFile = Record<string, PublishedVehicle>;

export const publishedSlugs = async (site: SiteFiles): Promise<Slugs> =>
  ((await site.json(vehicleSlugsPath)) as Slugs | null) ?? {};

async function findIn(site: SiteFiles, slugs: Slugs, wanted: string[]): Promise<PublishedVehicle[]> {
  const count = Object.keys(slugs).length;
  const paths = wanted.map((slug) => vehicleFile(slug, count));
  const files = new Map(
    await Promise.all(
      [...new Set(paths)].map(async (path) => [path, (await site.json(path)) as VehicleFile | null] as const),
    ),
  );
  return wanted.flatMap((slug, index) => {
    const file = files.get(paths[index]!);
    return file && Object.hasOwn(file, slug) ? [file[slug]!] : [];
  });
}
