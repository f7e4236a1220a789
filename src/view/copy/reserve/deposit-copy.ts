/** All copy about a deposit by its kind (RES-06). Pages, e-mails and buttons share it, so that they never disagree. */
import type { DepositKind } from '#src/domain/price/deposit.ts';
import { formatMoney } from '#src/lib/money.ts';

/** Business days a bank may take to release a hold or show a refund. */
const pendingDays = 5;
const refundDays = 10;

interface DepositAmounts {
  kind: DepositKind;
  deposit: number;
  /** Whole dollars; the balance is this less the deposit. */
  price: number;
  /** Charges on top of the price, "plus government charges"; null for none. */
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

interface Said {
  money: string;
  /** "$36,790 more, plus government charges". */
  left: string;
  word: string;
}

const cardNext = (dealer: string): string =>
  `Next: the card page of our payment provider. ${dealer} never sees your card number.`;

const variants: Record<DepositKind, (said: Said, dealer: string) => DepositCopy> = {
  authorised: ({ money, left, word }, dealer) => ({
    lede: `It is held on your card, not taken: no money leaves your card unless you buy the ${word}.`,
    row: { label: 'Held on your card', value: money },
    note: `The ${money} is part of the price if you buy, and never leaves your card if you do not.`,
    today: {
      strong: 'Held, not taken',
      text: `Your bank may show ${money} as pending. No money leaves your card.`,
    },
    bought: { strong: 'Part of the price', text: `We take the ${money} then, and you pay ${left}.` },
    notBought: {
      strong: 'Released',
      text: 'When you cancel or the hold ends, whichever is first. No fee, no reason needed.',
    },
    cancel: `We release the ${money} straight away; some banks show it as pending for up to ${pendingDays} business days.`,
    confirmed: 'Reserved. No money has left your card.',
    atEnd: `The ${money} is released. You do not owe anything.`,
    buying: `To buy, tell us; the ${money} comes off the price.`,
    cancelled: `The ${money} is released. If your bank still shows it as pending, it goes away by itself within ${pendingDays} business days.`,
    ended: `The ${money} was released then. If your bank still shows it as pending, it goes away by itself within ${pendingDays} business days.`,
    checkLede: 'Nothing happens until you enter your card on the next page.',
    button: 'Agree and go to card',
    afterButton: cardNext(dealer),
  }),
  charged: ({ money, left, word }, dealer) => ({
    lede: `It is taken from your card today. If you buy the ${word} it is part of the price; if you do not, all of it comes back.`,
    row: { label: 'Refundable deposit, today', value: money },
    note: `The ${money} is part of the price if you buy, and comes back in full if you do not.`,
    today: { strong: 'Taken from your card', text: `${money}, refundable in full.` },
    bought: { strong: 'Part of the price', text: `The ${money} counts, and you pay ${left}.` },
    notBought: {
      strong: 'Refunded in full',
      text: `When you cancel or the hold ends, whichever is first. On your card within ${refundDays} business days. No fee, no reason needed.`,
    },
    cancel: `We refund the ${money} straight away; it is on your card within ${refundDays} business days.`,
    confirmed: `Reserved. ${money} has been taken and comes back in full if you do not buy.`,
    atEnd: `The ${money} goes back to your card within ${refundDays} business days. You do not owe anything.`,
    buying: `To buy, tell us; the ${money} comes off the price.`,
    cancelled: `The ${money} goes back to your card in full, within ${refundDays} business days.`,
    ended: `The ${money} goes back to your card in full, within ${refundDays} business days of that.`,
    checkLede: 'Nothing happens until you enter your card on the next page.',
    button: 'Agree and go to card',
    afterButton: cardNext(dealer),
  }),
  none: ({ word }) => ({
    lede: 'You need no card, and you may change your mind.',
    row: null,
    note: `Nothing to pay for the hold, whether you buy the ${word} or not.`,
    today: { strong: 'Nothing to pay', text: 'No card is asked for.' },
    bought: { strong: 'The price as it stands', text: 'The hold costs nothing on top.' },
    notBought: {
      strong: 'Nothing happens',
      text: 'When you cancel or the hold ends, whichever is first. No fee, no reason needed.',
    },
    cancel: `The ${word} goes back on sale straight away.`,
    confirmed: 'Reserved. There is nothing to pay for this hold.',
    atEnd: 'You do not owe anything.',
    buying: 'To buy, tell us.',
    cancelled: 'There was nothing to pay, and you do not owe anything.',
    ended: 'There was nothing to pay, and you do not owe anything.',
    checkLede: 'Nothing happens until you press the button below.',
    button: 'Agree and hold it',
    afterButton: 'No card is needed.',
  }),
};
