/** Hashed with the row's id, so no table of all million codes fits two rows. */
import { createHmac, randomInt } from 'node:crypto';

export const newCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

export const codeHash = (secret: string, rowId: string, code: string): string =>
  createHmac('sha256', secret).update(`${rowId}:${code}`).digest('hex');
