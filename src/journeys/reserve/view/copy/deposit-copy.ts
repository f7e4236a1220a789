/** By deposit kind (RES-06), shared so that pages, emails and buttons agree. */
import type { DepositKind } from '#src/domain/price/deposit.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Business days until a bank releases a hold or shows a refund. */
const pendingDays = 5;
const refundDays = 10;

interface DepositAmounts {
  kind: DepositKind;
  deposit: number;
  /** Whole dollars, before the deposit. */
  price: number;
  /** "plus government charges"; null if there are none. */
  extra: string | null;
  word: string;
}

export interface DepositCopy {
  lede: string;
  row: { label: string; value: string } | null;
  note: string;
  today: { strong: string; text: string };
  bought: { strong: string; text: string };
  notBought: { strong: string; text: string };
  cancel: string;
  confirmed: string;
  atEnd: string;
  buying: string;
  cancelled: string;
  ended: string;
  checkLede: string;
  button: string;
  afterButton: string;
}

export function depositCopy(amounts: DepositAmounts, dealer: string): DepositCopy {
  return variants[amounts.kind](
    {
      word: amounts.word,
      money: formatMoney(amounts.deposit),
      left: `${formatMoney(amounts.price - amounts.deposit)} more${amounts.extra === null ? '' : `, ${amounts.extra}`}`,
    },
    dealer,
  );
}

interface DepositCopyInput {
  money: string;
  /** "$36,790 more, plus government charges". */
  left: string;
  word: string;
}

const cardNext = (dealer: string): string =>
  `Next: our payment provider’s card page. ${dealer} never sees your card number.`;

const variants: Record<DepositKind, (said: DepositCopyInput, dealer: string) => DepositCopy> = {
  authorised: ({ money, left, word }, dealer) => ({
    lede: `We place a hold on your card. You’re not charged unless you buy the ${word}.`,
    row: { label: 'Held on your card', value: money },
    note: `The ${money} comes off the price if you buy, and never leaves your card if you don’t.`,
    today: {
      strong: 'Held, not charged',
      text: `Your bank may show ${money} as pending. No money leaves your card.`,
    },
    bought: { strong: 'Part of the price', text: `We charge the ${money} then, and you pay ${left}.` },
    notBought: {
      strong: 'Released',
      text: 'When you cancel or the hold ends, whichever comes first. No fee, no reason needed.',
    },
    cancel: `We release the ${money} straight away; some banks show it as pending for up to ${pendingDays} business days.`,
    confirmed: 'Reserved. No money has left your card.',
    atEnd: `The ${money} is released. You don’t owe anything.`,
    buying: `To buy, let us know. The ${money} comes off the price.`,
    cancelled: `The ${money} is released. If your bank still shows it as pending, it will clear within ${pendingDays} business days.`,
    ended: `The ${money} was released then. If your bank still shows it as pending, it will clear within ${pendingDays} business days.`,
    checkLede: 'Nothing happens until you enter your card details on the next page.',
    button: 'Agree and enter card details',
    afterButton: cardNext(dealer),
  }),
  charged: ({ money, left, word }, dealer) => ({
    lede: `The deposit is charged to your card today. If you buy the ${word}, it comes off the price. If you don’t, you get it all back.`,
    row: { label: 'Refundable deposit, today', value: money },
    note: `The ${money} comes off the price if you buy, and is refunded in full if you don’t.`,
    today: { strong: 'Charged to your card', text: `${money}, refundable in full.` },
    bought: { strong: 'Part of the price', text: `We take the ${money} off, and you pay ${left}.` },
    notBought: {
      strong: 'Refunded in full',
      text: `When you cancel or the hold ends, whichever comes first. Back on your card within ${refundDays} business days. No fee, no reason needed.`,
    },
    cancel: `We refund the ${money} straight away, and it’s back on your card within ${refundDays} business days.`,
    confirmed: `Reserved. ${money} has been charged, and you get it back in full if you don’t buy.`,
    atEnd: `The ${money} goes back to your card within ${refundDays} business days. You don’t owe anything.`,
    buying: `To buy, let us know. The ${money} comes off the price.`,
    cancelled: `The ${money} goes back to your card in full, within ${refundDays} business days.`,
    ended: `The ${money} goes back to your card in full, within ${refundDays} business days of that date.`,
    checkLede: 'Nothing happens until you enter your card details on the next page.',
    button: 'Agree and enter card details',
    afterButton: cardNext(dealer),
  }),
  none: ({ word }) => ({
    lede: 'No card needed, and you can change your mind.',
    row: null,
    note: `Nothing to pay for the hold, whether you buy the ${word} or not.`,
    today: { strong: 'Nothing to pay', text: 'No card needed.' },
    bought: { strong: 'The same price', text: 'The hold adds nothing to the price.' },
    notBought: {
      strong: 'Nothing happens',
      text: 'When you cancel or the hold ends, whichever comes first. No fee, no reason needed.',
    },
    cancel: `The ${word} goes back up for sale straight away.`,
    confirmed: 'Reserved. There’s nothing to pay for this hold.',
    atEnd: 'You don’t owe anything.',
    buying: 'To buy, let us know.',
    cancelled: 'There was nothing to pay, and you don’t owe anything.',
    ended: 'There was nothing to pay, and you don’t owe anything.',
    checkLede: 'Nothing happens until you tap the button below.',
    button: 'Agree and hold it',
    afterButton: 'No card is needed.',
  }),
};
