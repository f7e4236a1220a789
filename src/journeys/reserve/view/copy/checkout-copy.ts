import { regionalTerms, type Locale } from '#src/domain/locations/regional-terms.ts';
import { capitalise } from '#src/lib/text.ts';

/** A free hold has no card step. */
export const stepLabels = (hasCard: boolean): string[] => ['Your details', 'Check', ...(hasCard ? ['Card'] : [])];

export const detailsCopy = {
  name: { label: 'Full name', hint: null },
  phone: (place: string, locale: Locale) => ({
    label: capitalise(regionalTerms[locale].mobile),
    hint: `${place} will call this number about your reservation.`,
  }),
  email: { label: 'Email address', hint: 'For your reservation and the link to cancel it.' },
  visit: { label: 'When could you come and see it?', hint: null },
  button: 'Check your details',
  notice: (dealer: string, word: string): string =>
    `${dealer} collects these details to hold the ${word} and to contact you about it. They are not used for advertising.`,
};

export const offlineCopy =
  'You’re offline. Nothing was sent or charged, and everything you typed is still here. Try again once you’re back online.';
