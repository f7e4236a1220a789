import { reservationLeadPrefix } from '#src/server/leads/idempotency-key.ts';

export const reservationLeadKey = (id: string): string => `${reservationLeadPrefix}${id}`;

/** Also works after a move; null for other leads. */
export const reservationIdOf = (leadKey: string): string | null =>
  /^reservation:([\da-f-]{36})(?::|$)/.exec(leadKey)?.[1] ?? null;
