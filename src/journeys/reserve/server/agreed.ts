import { depositKind } from '#src/domain/price/deposit.ts';
import type { Agreed } from '../view/reserve-site.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Reservation } from './reservation.ts';

const held = new Set(['authorised', 'releasing', 'released', 'capturing']);

/** Whole dollars. The wording follows the gateway's result or, until then, the dealer's settings. */
export function agreedOf(
  { payment, depositCents, price }: Pick<Reservation, 'payment' | 'depositCents' | 'price'>,
  { reserve }: Pick<DealerRecord['settings'], 'reserve'>,
): Agreed {
  const deposit = depositCents / 100;
  if (deposit === 0) return { kind: 'none', deposit, price };
  if (payment === 'asked') return { kind: depositKind({ ...reserve, deposit }), deposit, price };
  return { kind: held.has(payment) ? 'authorised' : 'charged', deposit, price };
}
