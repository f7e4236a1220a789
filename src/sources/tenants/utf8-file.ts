import { readFile } from 'node:fs/promises';

/** Without a byte order mark; null unless UTF-8. */
export async function readUtf8(path: string): Promise<string | null> {
  try {
    const bytes = await readFile(path);
    // UTF-16 without a byte order mark also decodes, but contains zeros.
    return bytes.subarray(0, 64).includes(0) ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return null;
    throw error;
  }
}

export const notUtf8 = [
  'is not UTF-8',
  'Save it as UTF-8: in most editors, choose Save As and then the encoding. It may be UTF-16 or Windows-1252, which older Windows editors use; letters such as é would be lost.',
] as const;
