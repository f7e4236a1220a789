import type { BuyingStep } from '#src/domain/buying/buying-plan.ts';

export const buyingStepNames: Record<BuyingStep, string> = {
  car: 'Price',
  'trade-in': 'Trade-in',
  finance: 'Finance',
  getting: 'Getting it',
  deposit: 'Hold it',
  summary: 'All of it',
};

export const skipLabel = 'Skip this for now';

export const answersNotice = (privacyUrl: string) => [
  'Your answers are kept sealed on our server for 30 days from your last change, for any vehicle, and nobody reads them until you send them. ',
  { text: 'Privacy policy', url: privacyUrl },
];

/** Shown at every confirmation: no sale is made online. */
export const noContract = (place: string, word: string): string =>
  `Sending it is not a contract. You inspect the ${word} before you sign at ${place}, and again when you take it.`;

export const goneWords = {
  sold: (name: string) => ({ heading: `The ${name} has sold`, lede: '' }),
  held: (name: string, until: string | null) => ({
    heading: `The ${name} is held for somebody else`,
    lede: until ? `Until ${until}; then it may be for sale again.` : 'It may be for sale again.',
  }),
  not_offered: (name: string) => ({ heading: `The ${name} is not sold online`, lede: 'Please call us about it.' }),
};

export const keptAnswers = 'Your answers are kept: trade-in, finance and delivery go along to any other one.';
