/** The tile that closes a list, the same on the static page and in the interactive search. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { vehicleNoun } from '../copy/stock-words.ts';
import type { CallToAction } from './pick-tile.ts';

/** `contact`: where a shopper says what they want, or null where the site has no such page: the tile then leads to all stock. */
export function similarTile(settings: PublicSettings, contact: string | null): Omit<CallToAction, 'position'> {
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
