import { routePatterns } from '#src/domain/route-patterns.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';
import { defaultSearchPath } from './search-url.ts';

export interface MovedAddress {
  from: string;
  to: string;
}

export function movedAddresses(
  { header, tradeIn, finance }: Pick<PublicSettings, 'header' | 'tradeIn' | 'finance'>,
  locations: readonly { slug: string }[],
): MovedAddress[] {
  const moved = (from: string, to: string): MovedAddress => ({ from, to });
  return [
    moved('/contact-us', '/contact'),
    ...locations.map(({ slug }) => moved(`/contact-us/${slug}`, `/locations/${slug}`)),
    moved('/locations', '/dealerships'),
    moved('/offers', routePatterns.offers),
    moved('/search/all', defaultSearchPath),
    ...['new', 'used', 'demo'].map((type) => moved(`/${type}-cars`, `/search/${type}-cars`)),
    ...['/service', '/ford-service'].map((path) => moved(path, header.servicePath)),
    ...['/trade-in', '/sell-my-car'].map((path) => moved(path, tradeIn.path)),
    ...['/finance', '/finance-enquiry', '/apply-for-finance'].map((path) => moved(path, finance.path)),
  ];
}
