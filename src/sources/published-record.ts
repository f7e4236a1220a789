/** On a clean machine, the live site's stock record replaces the local one. */
import * as z from 'zod';
import type { ListingBook } from '#src/domain/guard/listing-book.ts';
import type { AddressBook } from '#src/domain/retired-urls.ts';
import { stockRecordPath, type StockRecord } from '#src/domain/vehicle/stock-record.ts';
import { priceTypes, vehicleStatuses } from '#src/domain/vehicle/vehicle.ts';

const count = z.int().min(0);
const versionSchema = z.object({ bytes: z.string(), fields: z.string() });
const factsSchema = z.object({
  vehicles: count,
  shown: count,
  price: count,
  photos: count,
  odometer: count,
  condition: count,
  new: count,
  demo: count,
});
const recordSchema = z.object({
  dealer: z.string(),
  feed: versionSchema.extend({ feeds: z.record(z.string(), versionSchema).exactOptional() }),
  facts: factsSchema.extend({ feeds: z.record(z.string(), factsSchema).exactOptional() }),
}) satisfies z.ZodType<StockRecord>;

const address = z.string().startsWith('/');

export const addressBookSchema: z.ZodType<AddressBook> = z.object({
  dealer: z.string(),
  has: z.record(address, z.array(address)),
  left: z.array(z.object({ path: address, left: z.iso.date(), near: z.array(address) })),
});

const listing = z.object({
  price: z.int().nullable(),
  priceType: z.enum(priceTypes).nullable(),
  beforePrice: z.int().nullable(),
  withdrawn: z.boolean().optional(),
  status: z.enum(vehicleStatuses).optional(),
  at: z.string().nullable().optional(),
  askedSince: z.int().optional(),
  heldSince: z.int().optional(),
});

export const listingBookSchema: z.ZodType<ListingBook> = z.object({
  dealer: z.string(),
  vehicles: z.record(z.string(), listing),
  waiting: z.record(z.string(), z.int()),
});

export class PublishedRecordError extends Error {
  override name = 'PublishedRecordError';
}

const timeoutMs = 10_000,
  attempts = 3;

/**
 * Null if the site was never published: no such host or file.
 *
 * @throws PublishedRecordError if unreachable or invalid
 */
export async function publishedRecord(dealer: string, siteUrl: string): Promise<StockRecord | null> {
  return published(dealer, new URL(stockRecordPath, siteUrl), recordSchema, 20_000);
}

export type BookSchema<Book> = z.ZodType<Book>;

/** Like `publishedRecord`. */
export async function publishedBook<Book extends { dealer: string }>(
  dealer: string,
  url: URL,
  schema: BookSchema<Book>,
): Promise<Book | null> {
  return published(dealer, url, schema, 20_000_000);
}

async function published<Told extends { dealer: string }>(
  dealer: string,
  url: URL,
  schema: z.ZodType<Told>,
  mostBytes: number,
): Promise<Told | null> {
  const text = await fetchText(url, mostBytes);
  if (text === null) return null;
  const record = schema.safeParse(parsed(text));
  if (!record.success)
    throw new PublishedRecordError(`${url.href} is not a build record: a different site responds at siteUrl`);
  if (record.data.dealer !== dealer)
    throw new PublishedRecordError(`${url.href} is the build record of another dealer, ${record.data.dealer}`);
  return record.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function fetchText(url: URL, mostBytes: number): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(url, mostBytes);
    } catch (cause) {
      const code = ((cause as Error).cause as NodeJS.ErrnoException | undefined)?.code;
      if (code === 'ENOTFOUND') return null;
      if (attempt < attempts) continue;
      const reason =
        cause instanceof PublishedRecordError
          ? cause.message
          : `${url.href} cannot be reached (${code ?? (cause as Error).message})`;
      throw new PublishedRecordError(reason, { cause });
    }
  }
}

async function fetchOnce(url: URL, mostBytes: number): Promise<string | null> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'cache-control': 'no-cache' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new PublishedRecordError(`${url.href} returned ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new PublishedRecordError(`${url.href} is not a build record: it is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
