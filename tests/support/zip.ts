import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedFile {
  name: string;
  content: string | Uint8Array;
  isStored?: boolean;
  /** False values to write into the archive's directory. */
  says?: { bytes?: number; crc?: number; flags?: number; method?: number; start?: number };
}

export function zip(files: ZippedFile[], comment = ''): Buffer {
  const parts: Buffer[] = [],
    listed: Buffer[] = [];
  let at = 0;
  for (const { name, content, isStored = false, says = {} } of files) {
    const plain = Buffer.from(content);
    const packed = isStored ? plain : deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(says.flags ?? 0x800, 8);
    entry.writeUInt16LE(says.method ?? (isStored ? 0 : 8), 10);
    entry.writeUInt32LE(says.crc ?? crc32(plain), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says.bytes ?? plain.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(says.start ?? at, 42);
    parts.push(head, Buffer.from(name), packed);
    listed.push(entry, Buffer.from(name));
    at += head.length + Buffer.byteLength(name) + packed.length;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, list, end, Buffer.from(comment)]);
}
