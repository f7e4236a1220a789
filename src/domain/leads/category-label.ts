import { capitalise } from '#src/lib/text.ts';
import { regionalTerms, type Locale } from '../places/regional-terms.ts';

/** A lead's category as the country spells it, for people; what other programs get stays as it was sent. */
export const categoryLabel = (category: string, locale: Locale): string =>
  category.replaceAll('Enquiry', capitalise(regionalTerms[locale].enquiry));
