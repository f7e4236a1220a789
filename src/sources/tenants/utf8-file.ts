import { readFile } from 'node:fs/promises';

/** A text file's text, without its byte order mark; null where it is not UTF-8, as files of older editors are. */
export async function readUtf8(path: string): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return null;
    throw error;
  }
}

export const notUtf8 = ['is not written in UTF-8', 'Save it as UTF-8: in most editors, Save As and the choice of the encoding. Letters such as é would be lost.'] as const;
