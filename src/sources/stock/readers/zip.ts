/** Reads the central directory (PKWARE APPNOTE.TXT, 4.3), as sizes before each file may be missing or wrong. */
import { crc32, inflateRawSync } from 'node:zlib';

/** The message follows the archive's name. */
export class ZipError extends Error {
  override name = 'ZipError';
}

interface Entry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  start: number;
}

const marks = { end: 0x06054b50, listed: 0x02014b50, file: 0x04034b50 };
const sizes = { end: 22, listed: 46, file: 30, longestComment: 0xffff };
/** Placeholders in archives over 4 GB or 65,535 files. */
const [elsewhere32, elsewhere16] = [0xffffffff, 0xffff];
const damaged = 'is a damaged or incomplete ZIP archive';

/**
 * @param wanted path, where `*` matches any characters; null for the only file, or the only one that `isFeed` accepts
 * @param maxBytes limit on the unpacked size
 * @throws ZipError
 */
export function fileOfZip(
  archive: Uint8Array,
  wanted: string | null,
  isFeed: (name: string) => boolean,
  maxBytes: number,
): Uint8Array {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  try {
    return unpack(bytes, chosen(entriesOf(bytes), wanted, isFeed), maxBytes);
  } catch (cause) {
    // An offset points outside the archive.
    if (cause instanceof RangeError && (cause as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE')
      throw new ZipError(damaged, { cause });
    throw cause;
  }
}

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count === elsewhere16 || at === elsewhere32)
    throw new ZipError('is a ZIP64 archive (more than 4 GB), which is not supported');
  const entries: Entry[] = [];
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== marks.listed) throw new ZipError(damaged);
    const nameBytes = bytes.readUInt16LE(at + 28);
    const next = at + sizes.listed + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    const name = bytes.toString('utf8', at + sizes.listed, at + sizes.listed + nameBytes).replaceAll('\\', '/');
    const flags = bytes.readUInt16LE(at + 8);
    if (!name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name))
      entries.push({
        name,
        isEncrypted: (flags & 0x41) !== 0,
        method: bytes.readUInt16LE(at + 10),
        crc: bytes.readUInt32LE(at + 16),
        packedBytes: bytes.readUInt32LE(at + 20),
        bytes: bytes.readUInt32LE(at + 24),
        start: bytes.readUInt32LE(at + 42),
      });
    at = next;
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - sizes.end - sizes.longestComment);
  for (let at = bytes.length - sizes.end; at >= first; at--)
    if (bytes.readUInt32LE(at) === marks.end && at + sizes.end + bytes.readUInt16LE(at + 20) <= bytes.length) return at;
  throw new ZipError(damaged);
}

function chosen(entries: Entry[], wanted: string | null, isFeed: (name: string) => boolean): Entry {
  const isWanted = wanted === null ? null : patternOf(wanted);
  const fitting = isWanted ? entries.filter(({ name }) => isWanted.test(name)) : entries;
  const found = isWanted || fitting.length < 2 ? fitting : fitting.filter(({ name }) => isFeed(name));
  if (found.length === 1) return found[0]!;
  if (entries.length === 0) throw new ZipError('is an empty ZIP archive');
  const shown = (some: Entry[]) =>
    `${some
      .slice(0, 6)
      .map(({ name }) => JSON.stringify(name))
      .join(', ')}${some.length > 6 ? ` and ${some.length - 6} more` : ''}`;
  if (wanted !== null && found.length === 0)
    throw new ZipError(
      `is a ZIP archive without the file ${JSON.stringify(wanted)} named in stock.source.entry; it contains ${shown(entries)}`,
    );
  throw new ZipError(
    `is a ZIP archive with ${found.length || entries.length} files that could be the feed (${shown(found.length > 0 ? found : entries)}): name one in stock.source.entry in settings.json`,
  );
}

function patternOf(wanted: string): RegExp {
  const parts = wanted.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('[^/]*')}$`, 'u');
}

function unpack(bytes: Buffer, entry: Entry, maxBytes: number): Uint8Array {
  const name = JSON.stringify(entry.name);
  if (entry.isEncrypted)
    throw new ZipError(
      `is a ZIP archive whose ${name} is encrypted: ask the feed's supplier for one without a password`,
    );
  if (entry.method !== 0 && entry.method !== 8)
    throw new ZipError(
      `is a ZIP archive whose ${name} uses compression method ${entry.method}, which is not supported: ask the feed's supplier to use the usual one ("deflate")`,
    );
  const tooLarge = () => new ZipError(`is a ZIP archive whose ${name} is larger than ${maxBytes} bytes when unpacked`);
  if (entry.bytes > maxBytes) throw tooLarge();
  if (bytes.readUInt32LE(entry.start) !== marks.file) throw new ZipError(damaged);
  const start = entry.start + sizes.file + bytes.readUInt16LE(entry.start + 26) + bytes.readUInt16LE(entry.start + 28);
  const packed = bytes.subarray(start, start + entry.packedBytes);
  const plain = entry.method === 0 ? packed : inflated(packed, maxBytes, tooLarge);
  if (plain.length !== entry.bytes || crc32(plain) !== entry.crc) throw new ZipError(damaged);
  return plain;
}

function inflated(packed: Buffer, maxBytes: number, tooLarge: () => ZipError): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new ZipError(damaged, { cause });
  }
}
