import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { reservationIdOf } from './reservation-key.ts';

/** Unchanged when the reservation moves to another lead. */
export const quotedReference = ({ id, idempotencyKey }: { id: string; idempotencyKey: string }): string =>
  leadReference(reservationIdOf(idempotencyKey) ?? id);
