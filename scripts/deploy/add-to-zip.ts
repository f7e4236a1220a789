/** Adds files without recompressing an archive's contents. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface FileToAdd {
  name: string;
  content: Uint8Array;
}

export interface PackedFile {
  name: Buffer;
  packed: Buffer;
  bytes: number;
  crc: number;
}

const localMark = 0x04034b50;
const listMark = 0x02014b50;
const endMark = 0x06054b50;
const endBytes = 22;
/** The format's earliest date, so that archives depend only on their files. */
const firstDay = 0x21;
const utf8Names = 0x800;
const deflated = 8;
const plainFile = 0o100644;
const unix = 3 << 8;
const version = 20;

export const packed = ({ name, content }: FileToAdd): PackedFile => ({
  name: Buffer.from(name),
  packed: deflateRawSync(content),
  bytes: content.length,
  crc: crc32(content),
});

/** @throws Error for a non-ZIP archive or one that needs ZIP64 */
export function addToZip(archive: Buffer, added: readonly PackedFile[]): Buffer {
  const end = archive.length - endBytes;
  if (end < 0 || archive.readUInt32LE(end) !== endMark) throw new Error('This is not a ZIP archive.');
  const [count, listBytes, listAt] = [
    archive.readUInt16LE(end + 10),
    archive.readUInt32LE(end + 12),
    archive.readUInt32LE(end + 16),
  ];
  if (count + added.length >= 0xffff) throw new Error('A ZIP archive can’t hold this many files.');
  const parts = [archive.subarray(0, listAt)];
  const listed = [archive.subarray(listAt, listAt + listBytes)];
  let at = listAt;
  for (const file of added) {
    const head = headOf(file, localMark, 30);
    const entry = headOf(file, listMark, 46);
    entry.writeUInt32LE((plainFile << 16) >>> 0, 38);
    entry.writeUInt32LE(at, 42);
    parts.push(head, file.name, file.packed);
    listed.push(entry, file.name);
    at += head.length + file.name.length + file.packed.length;
  }
  const list = Buffer.concat(listed);
  const tail = Buffer.from(archive.subarray(end));
  tail.writeUInt16LE(count + added.length, 8);
  tail.writeUInt16LE(count + added.length, 10);
  tail.writeUInt32LE(list.length, 12);
  tail.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, tail]);
}

function headOf({ name, packed: { length }, bytes, crc }: PackedFile, mark: number, size: number): Buffer {
  const head = Buffer.alloc(size);
  head.writeUInt32LE(mark, 0);
  const from = mark === listMark ? 6 : 4;
  if (mark === listMark) head.writeUInt16LE(unix | version, 4);
  head.writeUInt16LE(version, from);
  head.writeUInt16LE(utf8Names, from + 2);
  head.writeUInt16LE(deflated, from + 4);
  head.writeUInt16LE(0, from + 6);
  head.writeUInt16LE(firstDay, from + 8);
  head.writeUInt32LE(crc, from + 10);
  head.writeUInt32LE(length, from + 14);
  head.writeUInt32LE(bytes, from + 18);
  head.writeUInt16LE(name.length, from + 22);
  return head;
}
