import { routePatterns } from '#src/domain/route-patterns.ts';
import { memoize } from '#src/lib/memoize.ts';
import { accessibilityPath } from '#src/domain/content/plain-paths.ts';
import { blogPath } from '#src/domain/content/blog.ts';
import { siteTestDriveNoun, testDriveLabel } from '#src/domain/vehicle/test-drive-noun.ts';
import { bodyFilterUrl, modelsPath } from '#src/domain/vehicle/model-ranges.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { bodyFilterLabel } from '../models/body-filter-label.ts';
import { companyLinks, serviceLinks } from './header-menu.ts';
import { pathFilter } from './menu-paths.ts';
import { stockLabel } from '../copy/stock-copy.ts';
import type { MenuGroup, MenuLink } from './menu.ts';

function modelLinks(context: SiteContext): MenuLink[] {
  const filters = context.settings.footer.vehicles.flatMap((body) => {
    const url = bodyFilterUrl(body, context.models);
    return url === null ? [] : [{ label: bodyFilterLabel(body, context.settings.regional.locale), url }];
  });
  return filters.length > 0 ? [{ label: 'All models', url: modelsPath }, ...filters] : [];
}

function buyerTools(context: SiteContext): MenuLink[] {
  const { settings } = context;
  const plural = stockLabel(settings);
  return [
    { label: `New ${plural}`, url: '/search/new-cars' },
    { label: `Demo ${plural}`, url: '/search/demo-cars' },
    { label: `${settings.cards.usedLabel} ${plural}`, url: '/search/used-cars' },
    { label: 'Special Offers', url: routePatterns.offers },
    ...(settings.finance.neverShow ? [] : [{ label: 'Finance', url: settings.finance.path }]),
    { label: 'Fleet', url: '/fleet' },
    ...(settings.tradeIn.shown ? [{ label: settings.header.menu.labels.tradeIn, url: settings.tradeIn.path }] : []),
    { label: testDriveLabel(siteTestDriveNoun(settings), settings), url: '/book-test-drive' },
  ];
}

/** Skips empty columns, missing pages, and links in an earlier column. */
export const footerMenu = memoize((context: SiteContext): MenuGroup[] => {
  const { footer, header } = context.settings;
  const exists = pathFilter(context);
  const legal = [
    { label: 'Terms and Conditions', url: '/terms-and-conditions' },
    { label: 'Privacy Policy', url: '/privacy-policy' },
    { label: 'Accessibility', url: accessibilityPath },
  ];
  const groups: MenuGroup[] = [
    { heading: header.menu.labels.vehicles, links: modelLinks(context) },
    { heading: 'Buyer tools', links: footer.buyerTools ? buyerTools(context) : [] },
    { heading: 'Service and parts', links: footer.service ? serviceLinks(context) : [] },
    {
      heading: 'Company',
      links: [
        ...(footer.company ? companyLinks(context) : []),
        ...(footer.blog ? [{ label: header.menu.labels.blog, url: blogPath }] : []),
        ...footer.extra,
        ...legal,
      ],
    },
  ];
  const listed = new Set<string>();
  const isFirst = ({ url }: MenuLink): boolean => !listed.has(url) && Boolean(listed.add(url));
  return groups
    .map((group) => ({ ...group, links: group.links.filter((link) => exists(link.url) && isFirst(link)) }))
    .filter(({ links }) => links.length > 0);
});
