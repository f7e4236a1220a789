import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { reservationIdOf } from './reservation-key.ts';

/** Stays the same when the reservation moves to another lead. */
export const quotedReference = ({ id, idempotencyKey }: { id: string; idempotencyKey: string }): string =>
  leadReference(reservationIdOf(idempotencyKey) ?? id);
