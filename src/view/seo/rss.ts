/** RSS 2.0. */
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { BusinessSettings } from './auto-dealer.ts';

export interface RssItem {
  title: string;
  path: string;
  /** Epoch milliseconds. */
  at: number;
  description: string;
  author?: string | null | undefined;
  category?: string | null | undefined;
  /** Absolute URL. */
  photo?: string | undefined;
}
export interface RssChannel {
  /** `News`; the dealer's name is added. */
  title: string;
  path: string;
  self: string;
  /** Newest first. */
  items: readonly RssItem[];
}

/** Feed readers need only the newest items. */
export const maxRssItems = 50;

const tag = (name: string, text: string | null | undefined) => (text ? `<${name}>${escapeHtml(text)}</${name}>` : '');

export function rssFeed(
  { title, path, self, items }: RssChannel,
  { siteUrl, branding, regional }: BusinessSettings,
): string {
  const shown = items.slice(0, maxRssItems);
  const media = shown.some(({ photo }) => photo !== undefined) ? ' xmlns:media="http://search.yahoo.com/mrss/"' : '';
  const text = (item: RssItem) =>
    `<item>${tag('title', item.title)}${tag('link', siteUrl + item.path)}<guid isPermaLink="true">${escapeHtml(siteUrl + item.path)}</guid>${tag('pubDate', new Date(item.at).toUTCString())}${tag('description', item.description)}${tag('dc:creator', item.author)}${tag('category', item.category)}${item.photo === undefined ? '' : `<media:content url="${escapeHtml(item.photo)}" medium="image"></media:content>`}</item>\n`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"${media}>\n<channel>\n`,
    tag('title', `${title} · ${branding.name}`),
    tag('link', siteUrl + path),
    tag('description', `${title} from ${branding.name}`),
    tag('language', regional.locale.toLowerCase()),
    `<atom:link href="${escapeHtml(siteUrl + self)}" rel="self" type="application/rss+xml"></atom:link>\n`,
    ...shown.map(text),
    '</channel>\n</rss>\n',
  ].join('');
}
