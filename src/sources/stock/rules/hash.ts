import { hash } from 'node:crypto';

const hex = (text: string): string => hash('sha256', text, 'hex');

/** A whole number below 2^48. */
const hashNumber = (text: string): number => Number.parseInt(hex(text).slice(0, 12), 16);

/** Eight letters and digits that depend on the text only. */
export const shortHash = (text: string): string => (hashNumber(text) % 36 ** 8).toString(36).padStart(8, '0');

/** A whole number below 2^32 that depends on the text only: quick, for shuffling, not for identity (FNV-1a). */
export function shuffleNumber(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507);
  return (value ^ (value >>> 13)) >>> 0;
}
