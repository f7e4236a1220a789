import { formatMoney } from '#src/lib/money.ts';

export const pendingCopy = {
  declined: (until: string) => ({
    tone: 'bad' as const,
    strong: 'Your bank did not approve it.',
    text: `No money has left your card, and nothing is reserved yet. Banks do not tell us why. It is kept for you until ${until}.`,
  }),
  waiting: {
    tone: 'plain' as const,
    strong: 'Your bank has not answered yet.',
    text: 'This page looks again by itself every few seconds. If you close it, we email you as soon as the bank says yes.',
  },
  begun: (word: string, until: string) => ({
    tone: 'plain' as const,
    strong: 'You have already been to the card page.',
    text: `Your bank has not approved it yet, and the ${word} is kept for you until ${until}. If you go on, you come back to the same card page: nothing is held or paid twice.`,
  }),
  unfinished: (word: string, until: string) => ({
    tone: 'warn' as const,
    strong: 'Not reserved yet: the card is missing.',
    text: `We keep the ${word} for you until ${until}. After that the hold ends, and nothing is taken from your card.`,
  }),
};

export const endedCopy = {
  expired: (name: string, when: string, money: string) => ({
    tone: 'plain' as const,
    strong: `Your hold on the ${name} ended on ${when}.`,
    text: money,
  }),
  unpaid: (name: string, when: string) => ({
    tone: 'plain' as const,
    strong: `The ${name} was not reserved: the time for the card ended on ${when}.`,
    text: 'Nothing was taken from your card.',
  }),
  cancelled: (name: string, money: string, word: string) => ({
    tone: 'good' as const,
    strong: `Your reservation of the ${name} is ${word}.`,
    text: money,
  }),
  left: (name: string) => ({
    tone: 'plain' as const,
    strong: `The ${name} is not reserved.`,
    text: 'You left before the card, and nothing was taken from it.',
  }),
  /** Payment arrived after the vehicle was taken, or the dealer refunded it. */
  returned: (name: string, deposit: number, isHeld: boolean) => ({
    tone: 'warn' as const,
    strong: `The ${name} is not reserved for you.`,
    text: isHeld
      ? `The ${formatMoney(deposit)} on your card is let go of. No money has left your card.`
      : `Your ${formatMoney(deposit)} goes back to your card in full, usually within 10 business days.`,
  }),
  sold: (name: string, deposit: number) => ({
    tone: 'good' as const,
    strong: `The ${name} is yours.`,
    text: deposit > 0 ? `The ${formatMoney(deposit)} is part of the price.` : 'Thank you for buying from us.',
  }),
};

export const goneReservationCopy = (word: string, place: string): { strong: string; text: string } => ({
  strong: `Ask ${place} about it`,
  text: `The ${word} is not on our website any more, and your reservation stands as it was made. Call us, and we say why.`,
});

const keptCopy = (hasDetails: boolean): string =>
  hasDetails ? 'Your card was not used. Your details are kept on this device, so another one needs one page.' : '';

export const goneCopy = {
  sold: (word: string, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `This ${word} has been sold.`,
    text: keptCopy(hasDetails),
  }),
  held: (word: string, until: string | null, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `This ${word} is reserved by somebody else${until === null ? '' : ` until ${until}`}.`,
    text: keptCopy(hasDetails),
  }),
  /** Held for a shopper on the card page, for that time only. */
  paying: (word: string, until: string | null, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `Somebody else is reserving this ${word} right now.`,
    text: `${until === null ? 'If they do not finish, it is free again soon.' : `If they do not finish, it is free again by ${until}.`} ${keptCopy(hasDetails)}`.trim(),
  }),
  notOffered: (word: string) => ({
    tone: 'warn' as const,
    strong: `This ${word} cannot be reserved online.`,
    text: 'Please call us, and we will look after it.',
  }),
  heldByYou: (word: string, mobile: string) => ({
    tone: 'good' as const,
    strong: `This ${mobile} or email already holds this ${word}.`,
    text: 'If that was you, you do not need a second hold. We have sent the link to the reservation again, by email.',
  }),
  offerChanged: (message: string) => ({
    tone: 'bad' as const,
    strong: message,
    text: 'Nothing has been reserved and your card was not asked. Please check what it says now before you agree.',
  }),
  tooMany: (message: string) => ({ tone: 'warn' as const, strong: message, text: '' }),
  down: (message: string) => ({
    tone: 'bad' as const,
    strong: 'The card page did not open.',
    text: `${message} Nothing was taken from your card, and your details are kept.`,
  }),
};
