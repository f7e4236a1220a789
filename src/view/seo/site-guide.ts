/** `/llms.txt` (AI-01): links to existing pages without copying their content. */
import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import { blogFeedPath } from '#src/domain/content/blog.ts';
import type { SyndicationFeed } from '#src/domain/tenant/settings/syndication.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Site } from '#src/site/site.ts';
import { siteFeed } from '../content/blog-pages.ts';
import { arrivalsPath } from '../syndication/arrivals-feed.ts';
import { syndicationPaths } from '../syndication/syndication.ts';

export const siteGuidePath = '/llms.txt';

const feedNames: Record<SyndicationFeed, string> = {
  google: 'Stock feed for Google vehicle ads (tab-separated)',
  meta: 'Stock feed for Meta’s automotive catalogue (comma-separated)',
  microsoft: 'Stock feed for Microsoft automotive ads (tab-separated)',
};

const pages: [path: string, name: string, about: string][] = [
  ['/cars/', 'Stock', 'every vehicle for sale, with its price and what the price includes'],
  ['/special-offers', 'Offers', 'current offers, with their dates and conditions'],
  ['/models', 'Models', 'new models and their variants'],
  ['/dealerships', 'Locations', 'addresses, phone numbers and opening hours'],
  ['/about-us', 'About', 'the company and its people'],
  ['/contact', 'Contact', 'how to reach a person'],
];

/** Tools of /mcp (src/server/operations/assistants). */
const toolsOf = (settings: Pick<PublicSettings, 'search' | 'tradeIn'>): string[] => [
  ...(settings.search.engine === 'algolia' ? [] : ['search']),
  'vehicle',
  'dealership',
  ...(valuesTradeIns(settings) ? ['trade-in estimate'] : []),
];

export function siteGuide(site: Site): string {
  const { settings, context, tenant } = site;
  const { branding, siteUrl } = settings;
  const has = (path: string) => context.paths.includes(path) || site.landings.has(path);
  const places = context.locations.map(({ name, address }) => `${name}, ${address.city} ${address.state}`);
  const item = (path: string, name: string, about?: string) =>
    `- [${name}](${siteUrl}${path})${about === undefined ? '' : `: ${about}`}`;
  const data = [
    item('/sitemap.xml', 'Sitemap', 'every page that may appear in search results, with photos for vehicle pages'),
    ...(siteFeed(site) === null ? [] : [item(blogFeedPath, 'Posts', 'RSS')]),
    ...(tenant.settings.private.assistants.mcp
      ? [item('/mcp', 'Tools for assistants', `Model Context Protocol, read-only: ${toolsOf(settings).join(', ')}`)]
      : []),
    ...(tenant.settings.syndication.arrivals ? [item(arrivalsPath, 'New arrivals', 'RSS, newest first')] : []),
    ...tenant.settings.syndication.feeds.map((feed) => item(syndicationPaths[feed], feedNames[feed])),
  ];
  return `${[
    `# ${branding.name}`,
    `> Dealer: ${places.join('; ')}. Prices are in ${settings.regional.currency}. Each vehicle’s page shows what its price includes, and is the only up-to-date source.`,
    ['## Pages', ...pages.filter(([path]) => has(path)).map(([path, name, about]) => item(path, name, about))].join(
      '\n',
    ),
    [
      '## Data',
      'Each vehicle’s page includes its facts and offer as schema.org JSON-LD; location pages include theirs.',
      ...data,
    ].join('\n'),
  ].join('\n\n')}\n`;
}
