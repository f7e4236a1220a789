/** SRCH-11: the dealer's promotions, otherwise tiles from settings if their page exists. */
import { memoize } from '#src/lib/memoize.ts';
import { onlineJourneysOf, supportedLabel } from '#src/domain/content/online-journeys.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import type { Promo } from '#src/domain/content/content.ts';
import { contrast } from '#src/domain/tenant/colour-math.ts';
import { financeTileText } from '../copy/finance-promise.ts';
import { serviceCopy } from '../copy/service-copy.ts';
import { pickTile, type CallToAction, type TileAppearance, type TimedTile } from './pick-tile.ts';
import type { Site } from '#src/site/site.ts';

type TileCopy = Omit<CallToAction, 'position'>;
type Key = Site['settings']['promotions']['tileSet'][number];

const copy: Record<Key, (site: Site) => TileCopy> = {
  'trade-in': ({ settings }) => ({
    title: 'What is yours worth?',
    text: 'Get our offer and put it towards any vehicle here.',
    url: settings.tradeIn.path,
    label: supportedLabel(settings.tradeIn.label, onlineJourneysOf(settings)),
  }),
  finance: ({ settings }) => ({
    title: 'Finance, worked out with you',
    text: financeTileText(settings),
    url: settings.finance.path,
    label: supportedLabel(settings.finance.link.label, onlineJourneysOf(settings)),
  }),
  service: ({ settings }) => ({
    title: 'Due for a service?',
    text: 'Tell us what it needs and when it suits you.',
    url: settings.header.servicePath,
    label: serviceCopy[settings.regional.locale].button,
  }),
  warranty: () => ({
    title: 'Covered after you drive away',
    text: 'See what the warranty covers, and for how long.',
    url: '/warranty',
    label: 'About the warranty',
  }),
  'find-my-car': ({ settings }) => ({
    title: 'Can’t find it? Tell us.',
    text: `Tell us the make, the price and the ${regionalTerms[settings.regional.locale].colour}. We’ll look for it and call you.`,
    url: '/contact',
    label: 'Find mine',
  }),
};

/** From 0 up to 1, so that a page's tile is the same in every build. */
const shareOf = (text: string) =>
  ([...text].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7) % 1000) / 1000;

const [dark, light] = ['#14161a', '#ffffff'];

/** Specification section 3. Uses the text colour with more contrast. */
function tileAppearance({ image, imageAlt, background }: Promo): { look?: TileAppearance } {
  if (image === null && background === null) return {};
  const ink = background !== null && contrast(light, background) > contrast(dark, background) ? light : dark;
  return {
    look: {
      picture: image === null ? null : { source: image, alt: imageAlt },
      ground: background === null ? null : { background, ink },
    },
  };
}

export const timedTiles = memoize((site: Site): TimedTile[] => {
  const { settings, context, tenant, landings } = site;
  const usual = settings.search.callToAction.position;
  const leads = ({ url }: { url: string }) => pathExists(url, context) || landings.has(url);
  const promotions = tenant.promos
    .filter(({ kind }) => kind === 'tile')
    .map((promo) => ({
      title: promo.title,
      text: promo.text,
      url: promo.url,
      label: 'Find out more',
      ...tileAppearance(promo),
      position: promo.position ?? usual,
      start: promo.start,
      expiry: promo.expiry,
      display: promo.display,
      strictDisplay: promo.strictDisplay,
      promotion: true,
    }));
  const offered = settings.promotions.tileSet.filter((key) => key !== 'trade-in' || settings.tradeIn.shown);
  const own = offered.map((key) => ({
    ...copy[key](site),
    position: usual,
    start: null,
    expiry: null,
    display: null,
    strictDisplay: false,
    promotion: false,
  }));
  return [...promotions, ...own].filter(leads);
});

export function landingTile(path: string, types: ReadonlySet<CarType>, cards: number, site: Site): CallToAction | null {
  return pickTile(timedTiles(site), { types, cards, now: site.now, chance: shareOf(path) }, site.settings);
}
