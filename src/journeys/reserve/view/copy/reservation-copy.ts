import { formatMoney } from '#src/lib/money.ts';

export const pendingCopy = {
  declined: (word: string, until: string) => ({
    tone: 'bad' as const,
    strong: 'Your card was declined.',
    text: `No money has left your card, and your reservation isn’t complete yet. Banks don’t tell us why. We’ve set the ${word} aside for you until ${until}, so you can try again.`,
  }),
  waiting: {
    tone: 'plain' as const,
    strong: 'Your bank hasn’t responded yet.',
    text: 'This page checks again every few seconds. If you close it, we’ll email you as soon as your bank approves.',
  },
  begun: (word: string, until: string) => ({
    tone: 'plain' as const,
    strong: 'You’ve already been to the card page.',
    text: `Your bank hasn’t approved it yet, and the ${word} is set aside for you until ${until}. If you continue, you’ll return to the same card page. Nothing is held or charged twice.`,
  }),
  unfinished: (word: string, until: string) => ({
    tone: 'warn' as const,
    strong: 'Not reserved yet: we need your card details.',
    text: `We’ve set the ${word} aside for you until ${until}. After that the hold ends, and nothing is charged to your card.`,
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
    strong: `The ${name} wasn’t reserved: the time to enter your card details ran out on ${when}.`,
    text: 'Nothing was charged to your card.',
  }),
  cancelled: (name: string, money: string, word: string) => ({
    tone: 'good' as const,
    strong: `Your reservation for the ${name} is ${word}.`,
    text: money,
  }),
  left: (name: string) => ({
    tone: 'plain' as const,
    strong: `The ${name} isn’t reserved.`,
    text: 'You left before entering your card details, so nothing was charged.',
  }),
  /** Payment arrived after another shopper's reservation, or the dealer refunded it. */
  returned: (name: string, deposit: number, isHeld: boolean) => ({
    tone: 'warn' as const,
    strong: `The ${name} isn’t reserved for you.`,
    text: isHeld
      ? `The ${formatMoney(deposit)} hold on your card has been released. No money has left your card.`
      : `Your ${formatMoney(deposit)} goes back to your card in full, usually within 10 business days.`,
  }),
  sold: (name: string, deposit: number) => ({
    tone: 'good' as const,
    strong: `The ${name} is yours.`,
    text: deposit > 0 ? `The ${formatMoney(deposit)} is part of the price.` : 'Thank you for buying from us.',
  }),
};

export const delistedReservationCopy = (word: string, place: string): { strong: string; text: string } => ({
  strong: `Ask ${place} about it`,
  text: `The ${word} is no longer on our website, but your reservation hasn’t changed. Call us and we’ll explain why.`,
});

const savedDetailsText = (hasDetails: boolean): string =>
  hasDetails
    ? 'Your card wasn’t used. Your details are saved on this device, so reserving another one takes just one page.'
    : '';

export const unavailableCopy = {
  sold: (word: string, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `This ${word} has been sold.`,
    text: savedDetailsText(hasDetails),
  }),
  held: (word: string, until: string | null, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `This ${word} is reserved by someone else${until === null ? '' : ` until ${until}`}.`,
    text: savedDetailsText(hasDetails),
  }),
  /** Held only while another shopper is on the card page. */
  paying: (word: string, until: string | null, hasDetails: boolean) => ({
    tone: 'warn' as const,
    strong: `Someone else is reserving this ${word} right now.`,
    text: `${until === null ? 'If they don’t finish, it will be available again soon.' : `If they don’t finish, it will be available again by ${until}.`} ${savedDetailsText(hasDetails)}`.trim(),
  }),
  notOffered: (word: string) => ({
    tone: 'warn' as const,
    strong: `This ${word} can’t be reserved online.`,
    text: 'Please call us and we’ll look after it.',
  }),
  heldByYou: (word: string, mobile: string) => ({
    tone: 'good' as const,
    strong: `This ${mobile} or email already has a hold on this ${word}.`,
    text: 'If that was you, you don’t need a second hold. We’ve emailed the reservation link again.',
  }),
  offerChanged: (message: string) => ({
    tone: 'bad' as const,
    strong: message,
    text: 'Nothing has been reserved and your card wasn’t used. Please check the updated details before you agree.',
  }),
  tooMany: (message: string) => ({ tone: 'warn' as const, strong: message, text: '' }),
  down: (message: string) => ({
    tone: 'bad' as const,
    strong: 'The card page didn’t open.',
    text: `${message} Nothing was charged to your card, and your details are saved.`,
  }),
};
