/** The feed that an operator has at hand for a new dealer: read, its columns understood as far as they go. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { readContext } from '#src/sources/stock/load-stock.ts';
import { fromBytes } from '#src/sources/stock/read-feed.ts';
import { formatOfEnding } from '#src/sources/stock/readers/unpack.ts';
import { dealerToBe } from './dealer-to-be.ts';
import { proposeMapping, type ProposedMapping } from './propose-mapping.ts';
import type { Locale } from './scaffold-regions.ts';

export interface NewFeed extends ProposedMapping {
  kind: FeedFormat;
  bytes: Uint8Array;
  rows: number;
}

/** @throws with what is wrong with the file, in words for the operator */
export async function feedOf(file: string, locale: Locale, now: number): Promise<NewFeed> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  });
  const kind = formatOfEnding(extname(file)) ?? 'csv';
  const feed = fromBytes(bytes, file, kind);
  return { kind, bytes, rows: feed.records.length, ...proposeMapping(feed, readContext(dealerToBe(locale), now)) };
}

/** What was understood, for the terminal. */
export function feedReport({ rows, mapping, understood, unread, lacking }: ProposedMapping & { rows: number }): string {
  const proposed = Object.entries(mapping).map(([field, column]) => `    ${field} from "${column}"`);
  return [
    `Stock: ${rows} rows. ${understood.length} fields are read from columns of their own name${proposed.length > 0 ? ', and by the proposed mapping in settings.json:' : '.'}`,
    ...proposed,
    ...(unread.length > 0 ? [`  Not read: ${unread.map((name) => `"${name}"`).join(', ')}.`] : []),
    ...(lacking.length > 0 ? [`  The feed has no column for ${lacking.join(', ')}: ask its supplier.`] : []),
  ].join('\n');
}
