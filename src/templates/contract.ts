/** What every template provides besides its pages. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type Layout from './showroom/Layout.astro';

export interface Frame {
  /** Around pages that all templates share. */
  Layout: typeof Layout;
  /** How cards in favourites and the watchlist look. `sizes`: of their photos. */
  listCards: (settings: PublicSettings) => { sizes: string; factIcons?: boolean };
}
