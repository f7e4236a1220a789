/** Everything a template provides besides its pages. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type Layout from './showroom/Layout.astro';

export interface Frame {
  /** Wraps pages that all templates share. */
  Layout: typeof Layout;
  /** For cards in favourites and the watchlist. `sizes`: attribute of their photos. */
  listCards: (settings: PublicSettings) => { sizes: string; factIcons?: boolean };
}
