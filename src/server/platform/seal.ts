/**
 * AES-256-GCM (decision 043). Keys derive from the deployment's secret and a value missing from the database or unique
 * to one row.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { byEach, type LiveSecrets } from './live-secrets.ts';

const keyOf = (secret: string, own: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, own, 'forecourt finance application', 32));

const ivBytes = 12;
const tagBytes = 16;

/** @param own the shopper's key or the row's id */
export function seal(text: string, [secret]: LiveSecrets, own: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, own), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Null without a matching secret. */
export const unseal = (sealed: string, secrets: LiveSecrets, own: string): string | null =>
  byEach(secrets, (secret) => opened(sealed, secret, own)).find((text) => text !== null) ?? null;

function opened(sealed: string, secret: string, own: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, own), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
