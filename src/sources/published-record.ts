/** What a dealer's live site says of the stock that it was built from: the memory of a build on a clean machine. */
import * as z from 'zod';
import { stockRecordPath, type StockRecord } from '#src/domain/vehicle/stock-record.ts';

const count = z.int().min(0);
const recordSchema: z.ZodType<StockRecord> = z.object({
  dealer: z.string(),
  feed: z.object({ bytes: z.string(), fields: z.string() }),
  facts: z.object({
    vehicles: count,
    shown: count,
    price: count,
    photos: count,
    odometer: count,
    condition: count,
    new: count,
    demo: count,
  }),
});

/** Nobody can tell what the live site has. The message says why. */
export class PublishedRecordError extends Error {
  override name = 'PublishedRecordError';
}

const timeoutMs = 10_000,
  mostBytes = 20_000,
  attempts = 3;

/**
 * Null where the site was never published: its host does not exist, or answers that there is no such file.
 *
 * @throws PublishedRecordError for a site that cannot be reached, and for an answer that is no record of this dealer
 */
export async function publishedRecord(dealer: string, siteUrl: string): Promise<StockRecord | null> {
  const url = new URL(stockRecordPath, siteUrl);
  const text = await fetchText(url);
  if (text === null) return null;
  const record = recordSchema.safeParse(parsed(text));
  if (!record.success)
    throw new PublishedRecordError(`${url.href} is not the record of a build: another site answers at siteUrl`);
  if (record.data.dealer !== dealer)
    throw new PublishedRecordError(`${url.href} is the record of ${record.data.dealer}`);
  return record.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function fetchText(url: URL): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(url);
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

async function fetchOnce(url: URL): Promise<string | null> {
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
    throw new PublishedRecordError(`${url.href} answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new PublishedRecordError(`${url.href} is not the record of a build: it is too large`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
