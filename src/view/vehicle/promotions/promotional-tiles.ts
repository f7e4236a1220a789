/** Shows tiles about used stock on used stock only (VDP-08). */
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import type { IconName } from '#src/ui/icon-names.ts';
import { financeUrl, tradeInUrl } from '../vehicle-links.ts';
import type { VehiclePageData } from '../vehicle.page-data.ts';

type Kind = SiteContext['settings']['vehiclePage']['promotionalTiles'][number];
type Page = Pick<
  VehiclePageData,
  | 'id'
  | 'slug'
  | 'dealershipSlug'
  | 'locationSlug'
  | 'itemType'
  | 'carType'
  | 'isComing'
  | 'certified'
  | 'noun'
  | 'isFinanced'
  | 'soldNotice'
>;

export interface PromotionalTile {
  kind: Kind;
  title: string;
  text: string;
  icon: IconName;
  link: { label: string; url: string } | null;
}

interface Standard {
  title: string;
  text: string;
  icon: IconName;
  link?: { label: string; url: string | null };
  only?: CarType;
  shown?: boolean;
}

export function promotionalTiles(page: Page, context: SiteContext): PromotionalTile[] {
  if (page.itemType === 'accessory' || page.soldNotice !== null) return [];
  const standard = tiles(page, context);
  const { promotionalTiles: kinds, promotionalTileWords: words } = context.settings.vehiclePage;
  return kinds.flatMap((kind) => {
    const tile = standard[kind];
    if (tile.shown === false || (tile.only !== undefined && tile.only !== page.carType)) return [];
    const { title, text } = { ...tile, ...words[kind] };
    const { label, url } = tile.link ?? { label: '', url: null };
    return [
      { kind, title, text, icon: tile.icon, link: url !== null && pathExists(url, context) ? { label, url } : null },
    ];
  });
}

function tiles(page: Page, context: SiteContext): Record<Kind, Standard> {
  const { one, many } = page.noun;
  const {
    settings: {
      regional: { locale },
      tradeIn,
    },
  } = context;
  const country = { 'en-AU': 'Australia', 'en-NZ': 'New Zealand', 'en-US': 'the United States' }[locale];
  const warranty = { label: 'Read the terms', url: '/warranty' };
  return {
    warranty: {
      title: '3 year standard warranty',
      text: `Used ${many} that qualify by age and odometer reading come with our 3 year standard warranty. Ask for the terms before you sign. It adds to your rights under the law and doesn’t replace any of them.`,
      icon: 'shield-check',
      link: warranty,
      only: 'used',
    },
    'video-call': {
      title: 'See it on a video call',
      text: page.isComing
        ? `Can’t come in? As soon as this ${one} is here, we will walk around it with a phone and show you whatever you ask to see.`
        : `Can’t come in? Call us, and we will walk around this ${one} with a phone and show you whatever you ask to see.`,
      icon: 'camera',
    },
    'trade-in': {
      title: 'Trade in yours',
      text: `Get a no-obligation offer on your ${tradedWord(null, context.settings)}. Take it off the price, or sell to us outright.`,
      icon: 'refresh-cw',
      link: { label: 'Value yours', url: tradeInUrl(page, context) },
      shown: tradeIn.shown,
    },
    freight: {
      title: `Freight anywhere in ${country}`,
      text: `We arrange an insured carrier to your door, with a written quote before you buy. Freight isn’t included in the price of the ${one}.`,
      icon: 'truck',
    },
    finance: {
      title: 'Finance arranged',
      text: 'Apply with us and find out how much you could borrow before you choose. Finance is for approved applicants only; fees and lending criteria apply.',
      icon: 'banknote',
      link: { label: 'About finance', url: financeUrl(page, context) },
      shown: page.isFinanced,
    },
    'protection-plan': {
      title: '3 year mechanical protection plan',
      text: `A plan for used ${many} that covers mechanical and electrical repairs for three years, on top of your rights under the law. Ask what it doesn’t cover.`,
      icon: 'wrench',
      link: warranty,
      only: 'used',
    },
    certified: {
      title: 'Certified pre-owned',
      text: page.certified?.points.join('. ').concat('.') ?? '',
      icon: 'badge-check',
      shown: page.certified !== null,
    },
    quality: {
      title: 'Quality assured',
      text: qualityText(page, context.settings.regional.locale),
      icon: 'circle-check',
    },
  };
}

/** Incoming vehicles haven't been checked yet; new ones are checked before handover. */
function qualityText({ isComing, carType, noun: { one } }: Page, locale: Locale): string {
  const where = locale === 'en-US' ? 'a service shop' : 'a workshop';
  if (isComing)
    return `This ${one} hasn’t arrived yet. It will be checked in ${where} before you collect it. Ask for the report then.`;
  if (carType === 'new') return `Every new ${one} gets a pre-delivery check in ${where} before you collect it.`;
  return `Every ${carType} ${one} is checked in ${where} before we offer it. Ask for this one’s inspection report.`;
}
