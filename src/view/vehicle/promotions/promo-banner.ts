/** VDP-08: the dealer's current banners (PROMO-01), then standard items whose pages exist. */
import { routePatterns } from '#src/domain/route-patterns.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Promo } from '#src/domain/content/content.ts';
import { serviceCopy } from '../../copy/service-copy.ts';
import { sellText } from '#src/journeys/trade-in/view/copy/invite-copy.ts';
import { onlineJourneysOf, supportedLabel } from '#src/domain/content/online-journeys.ts';
import { isRunning } from '#src/domain/content/promotions.ts';
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import { pathExists } from '#src/domain/site-paths.ts';
import type { SiteContext, Tenant } from '#src/domain/site.ts';
import type { CarType } from '#src/domain/vehicle/vehicle.ts';
import type { IconName } from '#src/ui/icon-names.ts';

export interface WindowedPromo {
  id: string;
  title: string;
  text: string;
  url: string;
  start: string | null;
  expiry: string | null;
  isRunning: boolean;
}

export interface BannerItem {
  title: string;
  text: string;
  url: string;
  icon: IconName;
}

export function windowedPromos({ promos }: Pick<Tenant, 'promos'>, carType: CarType, now: number): WindowedPromo[] {
  return promos
    .filter(
      (promo) =>
        promo.kind === 'banner' && (promo.display === null || promo.display === carType) && !isOver(promo, now),
    )
    .map((promo) => ({
      id: promo.id,
      title: promo.title,
      text: promo.text,
      url: promo.url,
      start: promo.start,
      expiry: promo.expiry,
      isRunning: isRunning(promo, now),
    }));
}

const isOver = ({ expiry }: Promo, now: number): boolean => expiry !== null && Date.parse(expiry) <= now;

/** Identical on all vehicle pages. */
export const bannerItems = memoize((context: SiteContext): BannerItem[] => {
  const { vehiclePage, header, tradeIn, stockRules, regional } = context.settings;
  if (!vehiclePage.promoBanner) return [];
  const word = stockWord({ stockRules });
  const service = serviceCopy[regional.locale].banner;
  const online = onlineJourneysOf(context.settings, context);
  const items: (BannerItem & { shown: boolean })[] = [
    {
      shown: true,
      title: 'Latest offers',
      text: 'What’s on this month',
      url: routePatterns.offers,
      icon: 'badge-percent',
    },
    {
      shown: true,
      title: supportedLabel(service.title, online),
      text: supportedLabel(service.text, online),
      url: header.servicePath,
      icon: 'wrench',
    },
    {
      shown: tradeIn.shown,
      title: `Sell your ${word}`,
      text: sellText(tradeIn),
      url: tradeIn.path,
      icon: 'refresh-cw',
    },
  ];
  return items
    .filter(({ shown, url }) => shown && pathExists(url, context))
    .map(({ title, text, url, icon }) => ({ title, text, url, icon }));
});
