import { bodyPath } from '#src/domain/search/search-url.ts';
import { bodyLabel } from '#src/domain/vocabulary/labels.ts';
import { kindsAmong, type StockKind } from '#src/domain/vehicle/stock-kinds.ts';
import type { BodyType, Vehicle } from '#src/domain/vehicle/vehicle.ts';
import type { Site } from '#src/site/site.ts';
import type { IconName } from '#src/ui/icon-names.ts';
import { factIcon } from './card-icons.ts';
import { fromPrice } from './from-price.ts';

export interface BrowseTile {
  label: string;
  url: string;
  count: number;
  kinds: StockKind[];
  from: string | null;
  image: string | null;
  /** For a tile that lacks an image while others have one. */
  sign: IconName | null;
}

/** Null for a missing or empty landing page. */
export function browseTile(path: string, label: string, site: Site, image: string | null = null): BrowseTile | null {
  const landing = site.landings.get(path);
  if (!landing || landing.vehicles.length === 0) return null;
  const { vehicles } = landing;
  const kinds = kindsAmong(vehicles, site.settings);
  return { label, url: path, count: vehicles.length, kinds, from: fromPrice(vehicles, site), image, sign: null };
}

const present = (tiles: (BrowseTile | null)[]): BrowseTile[] => tiles.filter((tile) => tile !== null);
const firstImage = (vehicles: Vehicle[] | undefined) =>
  vehicles?.find(({ images }) => images.length > 0)?.images[0] ?? null;

/** The dealer's list, or the most stocked body types (SRCH-07). */
export function bodyTiles(site: Site): BrowseTile[] {
  const { shown, custom, limit, customLimit } = site.settings.search.bodyTiles;
  if (!shown) return [];
  const byStock = [...site.index.bodies].toSorted(([, a], [, b]) => b.length - a.length).map(([body]) => body);
  const bodies: BodyType[] = custom.length > 0 ? custom.slice(0, customLimit) : byStock.slice(0, limit);
  const tiles = present(bodies.map((body) => bodyTile(body, site)));
  if (tiles.every(({ image }) => image === null)) return tiles;
  return tiles.map((tile) =>
    tile.image === null ? { ...tile, sign: factIcon('body', tile.kinds[0] ?? 'car') } : tile,
  );
}

function bodyTile(body: BodyType, site: Site): BrowseTile | null {
  const { locale } = site.settings.regional;
  const path = bodyPath(body, locale);
  if (site.landings.get(path)?.kind !== 'body') return null;
  return browseTile(path, bodyLabel(body, { plural: true, locale }), site, firstImage(site.index.bodies.get(body)));
}

export function makeTiles(site: Site): BrowseTile[] {
  const makes = site.index.makes
    .filter((make) => site.landings.get(make.path)?.kind === 'make')
    .toSorted((a, b) => b.vehicles.length - a.vehicles.length);
  return present(makes.map((make) => browseTile(make.path, make.label, site)));
}
