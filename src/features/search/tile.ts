/**
 * The call-to-action tile among results (SRCH-11): the dealer's own promotions that apply, in order;
 * without any, the tiles of the settings that lead to a page of the site.
 */
import { belongsToList, isRunning } from '#src/domain/promotions.ts';
import { localise } from '#src/domain/regional-words.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { CarType } from '#src/domain/vehicle.ts';
import type { LandingPageData } from './landing.page-data.ts';
import type { Site } from './site.ts';

type Tile = NonNullable<LandingPageData['tile']>;
type Words = Omit<Tile, 'position'>;
type Key = Site['settings']['promotions']['tileSet'][number];

const words: Record<Key, (site: Site) => Words> = {
  'trade-in': ({ settings }) => ({ title: 'What is yours worth?', text: 'Tell us about it and take the offer off the price of any vehicle here.', url: settings.tradeIn.path, label: 'Value my trade-in' }),
  finance: ({ settings }) => ({ title: 'Finance, worked out with you', text: 'Apply in a few minutes. You see the comparison rate before you sign anything.', url: settings.finance.path, label: settings.finance.link.label }),
  service: ({ settings }) => ({ title: 'Due for a service?', text: 'Choose a day and tell us what it needs.', url: settings.header.servicePath, label: 'Book a service' }),
  warranty: () => ({ title: 'Covered after you drive away', text: 'See what the warranty covers, and for how long.', url: '/warranty', label: 'About the warranty' }),
  'find-my-car': () => ({ title: 'Not here yet? Tell us.', text: 'Name the make, the price and the colour. We look for it and call you.', url: '/contact', label: 'Find mine' }),
};

/** In the country's spelling; the dealer's own promotions stay as they are written. */
function tileWords(key: Key, site: Site): Words {
  const { locale } = site.settings.regional;
  const { title, text, url, label } = words[key](site);
  return { title: localise(title, locale), text: localise(text, locale), url, label: localise(label, locale) };
}

/** A number from a text, so that a page keeps its tile from build to build. */
const numberOf = (text: string) => [...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7);

export function landingTile(path: string, types: ReadonlySet<CarType>, cards: number, site: Site): Tile | null {
  const { settings, context, tenant, landings, now } = site;
  const { shown, position, choose } = settings.search.callToAction;
  if (!shown || cards === 0) return null;
  const leads = ({ url }: { url: string }) => pathExists(url, context) || landings.has(url);
  const promos = tenant.promos.filter((promo) => promo.kind === 'tile' && isRunning(promo, now) && belongsToList(promo, types) && leads(promo));
  const set: (Words & { position: number | null })[] = promos.length > 0
    ? promos.map((promo) => ({ title: promo.title, text: promo.text, url: promo.url, label: 'Find out more', position: promo.position }))
    : settings.promotions.tileSet.map((key) => ({ ...tileWords(key, site), position: null })).filter(leads);
  const tile = set[choose === 'random' ? numberOf(path) % Math.max(set.length, 1) : 0];
  return tile ? { ...tile, position: Math.min(tile.position ?? position, cards + 1) } : null;
}
