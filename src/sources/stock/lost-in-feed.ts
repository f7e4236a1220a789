/** Rows and values that a build would lose (OPS-02, OPS-05), except rows that the dealer hides. */
import type { Tenant } from '#src/domain/site.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { feedsOf, mainFeed, type StockFeed } from '#src/domain/tenant/stock-feeds.ts';
import { asIssue, doubtful, type Issue } from '../tenants/issue.ts';
import type { Rejection } from './feed.ts';
import { isHiddenRow } from './rules/hidden-row.ts';
import { transformFileOf } from './transform-rows.ts';

interface ReadStock {
  rejected: readonly Rejection[];
  warnings: readonly string[];
}

const maxReasons = 8;

export function lostInFeed(tenant: Tenant, { rejected, warnings }: ReadStock): Issue[] {
  const feeds = feedsOf(tenant.settings.stock);
  const told = (place: string, { feed, field, line }: Partial<Rejection>, reason: string): Issue =>
    asIssue(doubtful(place, field == null ? [] : [field], reason, hintOf(tenant.slug, feed ?? mainFeed)), line);
  const groups = byReason(rejected.filter((row) => !isHiddenRow(row)));
  const further = groups.slice(maxReasons);
  const ofAll = [
    ...(further.length === 0 ? [] : [`${counted(further.flat())} no page, for ${further.length} other reasons`]),
    ...warnings,
  ];
  return [
    ...groups.slice(0, maxReasons).map((rows) => {
      const [first] = rows;
      const feed = feeds.find(({ name }) => name === first.feed) ?? feeds[0];
      return told(feedLabel(feed, feeds.length > 1), first, sentence(rows));
    }),
    ...ofAll.map((text) => told(feeds.length > 1 ? 'the feeds' : feedLabel(feeds[0]), {}, text)),
  ];
}

function hintOf(slug: string, feed: string): string {
  const command = `./forecourt feed ${slug}${feed === mainFeed ? '' : ` --feed ${feed}`}`;
  return `Inspect the feed with: ${command}. Fix it in the export, in stock.mapping or in ${transformFileOf(feed)}.`;
}

type Rows = [Rejection, ...Rejection[]];

function byReason(rejected: readonly Rejection[]): Rows[] {
  const groups = new Map<string, Rows>();
  for (const row of rejected) {
    const key = JSON.stringify([row.feed, row.field, kindOfReason(row.reason)]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/** Removes quoted values and numbers, to group similar rows. */
const kindOfReason = (reason: string): string => reason.replaceAll(/"[^"]*"|\d[\d,.]*/g, '').split(',')[0]!;

const feedLabel = ({ name, source }: StockFeed, isOneOfSeveral = false): string =>
  isFileSource(source) ? source.path : isOneOfSeveral ? `feed "${name}"` : 'feed';

function sentence(rows: Rows): string {
  const [{ id, stockNumber, reason }] = rows;
  const named = stockNumber === undefined ? (id === null ? null : `id ${id}`) : `stock number ${stockNumber}`;
  const first = named === null ? '' : ` (${rows.length === 1 ? '' : 'the first: '}${named})`;
  return `${counted(rows)} no page${first}: ${plain(reason)}`;
}

const counted = ({ length }: readonly Rejection[]): string => (length === 1 ? '1 row has' : `${length} rows have`);

/** Control characters must not reach the terminal. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 300);
