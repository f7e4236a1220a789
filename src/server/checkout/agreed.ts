import { depositKind } from '#src/domain/price/deposit.ts';
import type { Agreed } from '#src/view/reserve/reserve-site.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Reservation } from './reservation.ts';

const held = new Set(['authorised', 'releasing', 'released', 'capturing']);

/** In whole dollars. The wording follows the gateway's result or, until there is one, the dealer's settings. */
export function agreedOf(
  { payment, depositCents, price }: Pick<Reservation, 'payment' | 'depositCents' | 'price'>,
  { reserve }: Pick<DealerRecord['settings'], 'reserve'>,
): Agreed {
  const deposit = depositCents / 100;
  if (deposit === 0) return { kind: 'none', deposit, price };
  if (payment === 'asked') return { kind: depositKind({ ...reserve, deposit }), deposit, price };
  return { kind: held.has(payment) ? 'authorised' : 'charged', deposit, price };
}
