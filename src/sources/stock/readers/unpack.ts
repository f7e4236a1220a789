import { gunzipSync } from 'node:zlib';
import { extname } from 'node:path';
import type { FeedFormat } from '#src/domain/tenant/settings/stock-source.ts';
import { FeedFormatError } from '../errors.ts';
import { bytesKind } from './decode.ts';
import { fileOfZip, ZipError } from './zip.ts';

export interface Packing {
  /** Path inside an archive (stock.source.entry). */
  entry?: string | null | undefined;
  maxBytes?: number | undefined;
}

/** Longer text doesn't fit into one string. */
const maxUnpackedBytes = 500_000_000;

export function formatOfEnding(extension: string): FeedFormat | null {
  const ending = extension.toLowerCase();
  if (['.json', '.jsonl', '.ndjson'].includes(ending)) return 'json';
  if (['.xml', '.rss', '.atom'].includes(ending)) return 'xml';
  return ['.csv', '.tsv', '.txt'].includes(ending) ? 'csv' : null;
}

/** @throws FeedFormatError for damaged, oversized or binary data */
export function plainBytes(
  bytes: Uint8Array,
  name: string,
  format: FeedFormat,
  { entry = null, maxBytes = maxUnpackedBytes }: Packing,
): Uint8Array {
  const limit = Math.min(maxBytes, maxUnpackedBytes);
  const kind = bytesKind(bytes);
  if (kind === 'gzip') return refuseOther(gunzipped(bytes, name, limit), name, format);
  if (kind === 'zip') return refuseOther(ofArchive(bytes, name, format, entry, limit), name, format);
  return refuseOther(bytes, name, format);
}

function refuseOther(bytes: Uint8Array, name: string, format: FeedFormat): Uint8Array {
  const kind = bytesKind(bytes);
  if (kind === null) return bytes;
  const what = {
    gzip: 'compressed twice',
    zip: 'compressed twice',
    workbook: 'a spreadsheet workbook',
    pdf: 'a PDF',
  }[kind];
  const plain = format.toUpperCase();
  throw new FeedFormatError(
    `${name} is ${what}, not ${plain}. Ask the feed's supplier for a plain ${plain} file; gzip and ZIP files work too.`,
  );
}

function gunzipped(bytes: Uint8Array, name: string, maxBytes: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    const tooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    const reason = tooLarge
      ? `is larger than ${maxBytes} bytes when unpacked. Check the export, or stock.source.maxBytes in settings.json.`
      : `cannot be unpacked (${(cause as Error).message}): it is damaged or incomplete. Fetch or export it again.`;
    throw new FeedFormatError(`${name} is a gzip file and ${reason}`, { cause });
  }
}

function ofArchive(
  bytes: Uint8Array,
  name: string,
  format: FeedFormat,
  entry: string | null,
  maxBytes: number,
): Uint8Array {
  const isFeed = (file: string) => formatOfEnding(extname(file)) === format;
  try {
    return fileOfZip(bytes, entry, isFeed, maxBytes);
  } catch (cause) {
    if (!(cause instanceof ZipError)) throw cause;
    throw new FeedFormatError(`${name} ${cause.message}.`, { cause });
  }
}
