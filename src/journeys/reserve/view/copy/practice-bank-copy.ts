import type { DepositKind } from '#src/domain/price/deposit.ts';

const isHold = (kind: DepositKind): boolean => kind === 'authorised';

export const practiceBankCopy = {
  lede: (kind: DepositKind, money: string, word: string): string =>
    isHold(kind)
      ? `The bank will be asked to hold ${money}. If it approves, the ${word} is on hold for you.`
      : `The bank will be asked for ${money}. If it approves, the ${word} is on hold for you.`,
  title: (kind: DepositKind, dealer: string): string => `${isHold(kind) ? 'Hold' : 'Refundable deposit'} for ${dealer}`,
  challengeDetail: (amount: string, dealer: string): string => `${amount} for ${dealer}`,
  outcomes: (kind: DepositKind, money: string, word: string) => [
    {
      value: 'approve',
      label: 'Approve',
      text: `The ${money} is ${isHold(kind) ? 'held' : 'taken'} and the ${word} is reserved`,
    },
    { value: 'decline', label: 'Decline', text: 'Shows the page for a declined card' },
    { value: 'challenge', label: 'Ask for a code first', text: 'The bank’s own check, then approval' },
    { value: 'silent', label: 'Don’t respond', text: 'The bank never responds, and the time runs out' },
  ],
  button: (kind: DepositKind, money: string): string => (isHold(kind) ? `Hold ${money}` : `Pay ${money}`),
  banner: 'Practice page. No card is used and no money moves.',
  foot: 'On a live site, this is the payment provider’s page. The dealer never sees a card number.',
  codeFault: 'Enter the 6-digit code',
  kept: (word: string, until: string): string =>
    `The ${word} is set aside for you until ${until}. If you leave, it goes back up for sale then.`,
};
