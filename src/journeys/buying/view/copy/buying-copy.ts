import type { BuyingStep } from '../../rules/buying-plan.ts';

export const buyingStepNames: Record<BuyingStep, string> = {
  car: 'Price',
  'trade-in': 'Trade-in',
  finance: 'Finance',
  getting: 'Delivery or pick-up',
  deposit: 'Reserve it',
  summary: 'Review',
};

export const skipLabel = 'Skip this for now';

export const answersNotice = (privacyUrl: string) => [
  'We store your answers encrypted for 30 days after your last change, so you can use them for any vehicle. No one reads them until you send them. ',
  { text: 'Privacy policy', url: privacyUrl },
];

/** Sales are never concluded online; every confirmation includes this. */
export const noContract = (place: string, word: string): string =>
  `Sending this isn’t a contract. You inspect the ${word} before you sign at ${place}, and again when you take delivery.`;

export const notForSaleCopy = {
  sold: (name: string) => ({ heading: `The ${name} has sold`, lede: '' }),
  held: (name: string, until: string | null) => ({
    heading: `The ${name} is on hold for someone else`,
    lede: until ? `Until ${until}. After that, it may be for sale again.` : 'It may be for sale again.',
  }),
  not_offered: (name: string) => ({ heading: `The ${name} isn’t sold online`, lede: 'Please call us about it.' }),
};

export const savedAnswersText =
  'Your trade-in, finance and delivery answers are saved, and you can use them for any other vehicle.';
