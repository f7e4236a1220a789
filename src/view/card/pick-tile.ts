import { belongsToList, isRunning } from '#src/domain/content/promotions.ts';
import type { Promo } from '#src/domain/content/content.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import { vehicleNoun } from '../copy/stock-copy.ts';

export interface CallToAction {
  /** Position among the cards, from 1. */
  position: number;
  title: string;
  text: string;
  url: string;
  label: string;
  look?: TileAppearance;
  /** Epoch milliseconds. Pages built before then remove the tile (PROMO-01). */
  until?: number;
}

export interface TileAppearance {
  picture: { source: string; alt: string } | null;
  ground: { background: string; ink: string } | null;
}

/** `promotion`: the dealer's own, which precede tiles from settings. */
export interface TimedTile
  extends Omit<CallToAction, 'until'>, Pick<Promo, 'start' | 'expiry' | 'display' | 'strictDisplay'> {
  promotion: boolean;
}

export interface TileList {
  types: ReadonlySet<CarType>;
  cards: number;
  now: number;
  /** From 0 up to 1, for random tiles. */
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

export function similarTile(
  settings: Pick<PublicSettings, 'stockRules' | 'labels'>,
  contact: string | null,
): Omit<CallToAction, 'position'> {
  const title = 'Like this and want something similar?';
  const label = settings.labels.findSimilar;
  if (contact === null)
    return {
      title,
      text: `Browse all our ${vehicleNoun(settings)}, or start with a body type.`,
      url: '/cars/',
      label,
    };
  return {
    title,
    text: 'Tell us what you want and what you’d like to spend. We’ll call when it arrives.',
    url: contact,
    label,
  };
}
