import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { reservationIdOf } from './reservation-key.ts';

/** What the shopper quotes: of a reservation its own, which stays as it moves from lead to lead; else that of the lead. */
export const quotedReference = ({ id, idempotencyKey }: { id: string; idempotencyKey: string }): string =>
  leadReference(reservationIdOf(idempotencyKey) ?? id);
