import { reservationLeadPrefix } from '../leads/idempotency-key.ts';

export const reservationLeadKey = (id: string): string => `${reservationLeadPrefix}${id}`;

/** The reservation of a lead, by the lead's key, after a move too; null for a lead of another kind. */
export const reservationIdOf = (leadKey: string): string | null =>
  /^reservation:([\da-f-]{36})(?::|$)/.exec(leadKey)?.[1] ?? null;
