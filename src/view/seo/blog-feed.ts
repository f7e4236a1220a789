import type { Post } from '#src/domain/content/blog.ts';
import { blogFeedPath, blogPath } from '#src/domain/content/blog.ts';
import type { ContentPage } from '#src/domain/content/content.ts';
import { instantOf } from '#src/lib/dates.ts';
import { escapeHtml } from '#src/lib/escape-html.ts';
import type { BusinessSettings } from './auto-dealer.ts';

/** Readers of feeds ask for the newest ones alone. */
const mostPosts = 50;

/**
 * The posts as RSS 2.0, newest first. A post is dated the start of its day by the dealer's clock: no time of it is
 * known.
 */
export function blogFeed(
  posts: readonly Post<ContentPage>[],
  title: string,
  categoryName: (post: Post<ContentPage>) => string | null,
  { siteUrl, branding, regional }: BusinessSettings,
): string {
  const dated = (iso: string) => new Date(instantOf(iso, 0, regional.timeZone)).toUTCString();
  const tag = (name: string, text: string | null | undefined) => (text ? `<${name}>${escapeHtml(text)}</${name}>` : '');
  const item = (post: Post<ContentPage>) =>
    `<item>${tag('title', post.title)}${tag('link', siteUrl + post.path)}<guid isPermaLink="true">${escapeHtml(siteUrl + post.path)}</guid>${tag('pubDate', dated(post.date))}${tag('description', post.lede ?? post.description)}${tag('dc:creator', post.author)}${tag('category', categoryName(post))}</item>\n`;
  const shown = posts.slice(0, mostPosts);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n',
    tag('title', `${title} · ${branding.name}`),
    tag('link', siteUrl + blogPath),
    tag('description', `${title} from ${branding.name}`),
    tag('language', regional.locale.toLowerCase()),
    `<atom:link href="${escapeHtml(siteUrl + blogFeedPath)}" rel="self" type="application/rss+xml"></atom:link>\n`,
    ...shown.map(item),
    '</channel>\n</rss>\n',
  ].join('');
}
