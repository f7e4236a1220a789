/** Just enough for function archives. */
import { chmodSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;

export function unzip(file: string, folder: string): string[] {
  const bytes = readFileSync(file);
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== endMark) end -= 1;
  if (end < 0) throw new Error(`${file} is no zip archive.`);
  const names: string[] = [];
  for (let entry = 0, at = bytes.readUInt32LE(end + 16); entry < bytes.readUInt16LE(end + 10); entry += 1) {
    const { name, next } = unpack(bytes, at, folder);
    names.push(name);
    at = next;
  }
  return names;
}

function unpack(bytes: Buffer, at: number, folder: string): { name: string; next: number } {
  if (bytes.readUInt32LE(at) !== entryMark) throw new Error('The list of the archive is damaged.');
  const [method, packed, nameLength, extra, comment] = [
    bytes.readUInt16LE(at + 10),
    bytes.readUInt32LE(at + 20),
    bytes.readUInt16LE(at + 28),
    bytes.readUInt16LE(at + 30),
    bytes.readUInt16LE(at + 32),
  ];
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(start, start + packed);
  const target = join(folder, normalize(name));
  if (!name.endsWith('/')) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, method === 0 ? data : inflateRawSync(data));
    const mode = (bytes.readUInt32LE(at + 38) >>> 16) & 0o777;
    if (mode) chmodSync(target, mode);
  }
  return { name, next: at + 46 + nameLength + extra + comment };
}
