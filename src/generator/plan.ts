import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { listingBookPath, type ListingBook } from '#src/domain/guard/listing-book.ts';
import { addressBookPath, type AddressBook } from '#src/domain/retired-urls.ts';
import type { SiteContext, Stock, Tenant } from '#src/domain/site.ts';
import { redirectsFile } from '#src/lib/redirect-rules.ts';
import { stockRecordPath, type StockRecord } from '#src/domain/vehicle/stock-record.ts';
import type { SitePage } from '#src/site-listing.ts';
import type { Bundle } from './bundle.ts';
import { headersFile } from './hosting-files.ts';
import { outputFile } from './layout.ts';
import type { PageText, Parts } from './parts.ts';
import { filesBelow } from './images/files-below.ts';
import type { PublishedFile } from './images/prepare-images.ts';

/** Contents are loaded only when a file is written. */
export type PlannedFile =
  | { kind: 'render'; file: string; hash: string; path: string; route: string; page: () => PageText }
  | { kind: 'text'; file: string; hash: string; body: () => string | Uint8Array }
  | { kind: 'link'; file: string; hash: string; source: string };

export interface SiteMemory {
  record: StockRecord;
  addresses: AddressBook | null;
  listings: ListingBook;
}

/** @throws Error when two listings claim one file */
export function* planSite(
  bundle: Bundle,
  parts: Parts,
  tenant: Tenant,
  stock: Stock,
  context: SiteContext,
  memory: SiteMemory,
  pictures: readonly PublishedFile[],
): Generator<PlannedFile> {
  const site = `${bundle.fingerprint}\n${JSON.stringify(context)}\n`;
  const siteHash = hash('sha1', site);
  const taken = new Set<string>();
  const claim = (file: string) => {
    if (taken.has(file))
      throw new Error(
        `Two pages use the same file, ${file}. Rename one of the dealer’s pages, or correct the route table.`,
      );
    taken.add(file);
    return file;
  };
  const addresses = bundle.entry.addressBook(tenant, stock, context, memory.addresses);
  for (const listed of bundle.entry.sitePages(tenant, stock, context, addresses?.left))
    yield planned(listed, claim(outputFile(listed.path)), siteHash, parts);
  yield text(claim(outputFile(stockRecordPath)), `${JSON.stringify(memory.record)}\n`);
  if (addresses) yield text(claim(outputFile(addressBookPath)), `${JSON.stringify(addresses)}\n`);
  yield text(claim(outputFile(listingBookPath)), `${JSON.stringify(memory.listings)}\n`);
  yield text(claim('_headers'), headersFile(tenant));
  yield text(claim('_redirects'), redirectsFile(bundle.entry.redirects(tenant, stock, context, addresses?.left)));
  for (const source of filesBelow(bundle.clientDir)) {
    yield link(claim(relative(bundle.clientDir, source).split(sep).join('/')), source);
  }
  for (const { file, source } of pictures) yield link(claim(file), source);
}

export const isPage = (file: string): boolean => file.endsWith('.html');

/** Skips computing the data if the sources are unchanged. */
function planned({ path, route, load, from }: SitePage, file: string, siteHash: string, parts: Parts): PlannedFile {
  const sources = from && hash('sha1', `${siteHash}${path}\n${parts.sourcesHash(from())}`);
  if (sources && !isPage(file)) return { kind: 'text', file, hash: sources, body: () => textOf(load()) };
  if (sources) return { kind: 'render', file, hash: sources, path, route, page: () => parts.split(load()).page };
  const data = load();
  if (data.kind === 'text') return text(file, data.body);
  const { page, hash: own } = parts.split(data);
  return { kind: 'render', file, hash: hash('sha1', `${siteHash}${path}\n${own}`), path, route, page: () => page };
}

function textOf(data: ReturnType<SitePage['load']>): string | Uint8Array {
  if (data.kind !== 'text') throw new Error(`A listed file has page data (${data.kind}) instead of text.`);
  return data.body;
}

function link(file: string, source: string): PlannedFile {
  const { size, mtimeMs } = statSync(source);
  return { kind: 'link', file, hash: `${basename(source)}:${size}:${mtimeMs}`, source };
}

const text = (file: string, body: string | Uint8Array): PlannedFile => ({
  kind: 'text',
  file,
  hash: hash('sha1', body),
  body: () => body,
});
