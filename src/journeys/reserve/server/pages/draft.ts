/** Typed details are stored in an HttpOnly cookie until the shopper agrees. */
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

const draftSchema = v.object({
  /** Part of the idempotency key, so two tabs create one reservation. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/)),
  name: v.pipe(v.string(), v.maxLength(120)),
  phone: v.pipe(v.string(), v.maxLength(120)),
  email: v.pipe(v.string(), v.maxLength(254)),
  visit: v.pipe(v.string(), v.maxLength(80)),
  /** Receipt key of the last reservation seen here. */
  ref: v.pipe(v.string(), v.maxLength(64)),
});
export type ReserveDraft = v.InferOutput<typeof draftSchema>;

const cookieName = 'forecourt-reserve';
const maxAgeSeconds = 86_400;

export const newDraftId = (): string => randomBytes(15).toString('base64url');

const emptyDraft = (): ReserveDraft => ({ id: newDraftId(), name: '', phone: '', email: '', visit: '', ref: '' });

export function readReserveDraft(request: Request): ReserveDraft {
  for (const part of request.headers.get('cookie')?.split(';') ?? []) {
    const [name, value = ''] = part.trim().split('=');
    if (name !== cookieName) continue;
    const read = v.safeParse(draftSchema, jsonOf(value));
    if (read.success) return read.output;
  }
  return emptyDraft();
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Valid for a day. */
export function draftCookie(draft: ReserveDraft, request: Request): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  const value = Buffer.from(JSON.stringify(draft)).toString('base64url');
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
