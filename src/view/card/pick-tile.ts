/** Which call-to-action tile stands among the results, at the build and again in the browser (SRCH-11). */
import { belongsToList, isRunning } from '#src/domain/content/promotions.ts';
import type { Promo } from '#src/domain/content/content.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';

/** A promotion among the cards of a list (SRCH-11). */
export interface CallToAction {
  /** Place among the cards, from 1. */
  position: number;
  title: string;
  text: string;
  url: string;
  label: string;
  /** A promotion's own picture and ground, where it has them. */
  look?: TileLook;
  /** When a promotion is over, in milliseconds since 1970: a page that was built before takes it off (PROMO-01). */
  until?: number;
}

export interface TileLook {
  picture: { source: string; alt: string } | null;
  /** A ground with the letters that are legible on it; null is the template's. */
  ground: { background: string; ink: string } | null;
}

/**
 * A tile and when and where it may show; `promotion` is the dealer's own, which goes before the tiles of the settings.
 */
export interface TimedTile
  extends Omit<CallToAction, 'until'>, Pick<Promo, 'start' | 'expiry' | 'display' | 'strictDisplay'> {
  promotion: boolean;
}

export interface TileList {
  /** Stock types of the list. */
  types: ReadonlySet<CarType>;
  /** Cards on its first page. */
  cards: number;
  now: number;
  /** From 0 up to 1: picks among several where the dealer wants one at random. */
  chance: number;
}

export function pickTile(
  tiles: readonly TimedTile[],
  { types, cards, now, chance }: TileList,
  { search }: Pick<PublicSettings, 'search'>,
): CallToAction | null {
  if (!search.callToAction.shown || cards === 0) return null;
  const fitting = tiles.filter((tile) => isRunning(tile, now) && belongsToList(tile, types));
  const promotions = fitting.filter(({ promotion }) => promotion);
  const set = promotions.length > 0 ? promotions : fitting;
  const tile = set[search.callToAction.choose === 'random' ? Math.floor(chance * set.length) : 0];
  if (!tile) return null;
  const { title, text, url, label, look, expiry } = tile;
  return {
    title,
    text,
    url,
    label,
    ...(look && { look }),
    ...(expiry !== null && { until: Date.parse(expiry) }),
    position: Math.min(tile.position, cards + 1),
  };
}

/**
 * The tile that closes a list, the same on the static page and in the interactive search. `contact`: where a shopper
 * says what they want, or null where the site has no such page: the tile then leads to all stock.
 */
export function similarTile(
  settings: Pick<PublicSettings, 'stockRules' | 'labels'>,
  contact: string | null,
): Omit<CallToAction, 'position'> {
  const title = 'Like this and want something similar?';
  const label = settings.labels.findSimilar;
  if (contact === null)
    return {
      title,
      text: `Look through every one of our ${vehicleNoun(settings)}, or start from a body type.`,
      url: '/cars/',
      label,
    };
  return {
    title,
    text: 'Tell us what you want and what you would like to spend. We will call when it arrives.',
    url: contact,
    label,
  };
}
