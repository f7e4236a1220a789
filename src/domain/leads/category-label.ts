import { capitalise } from '#src/lib/text.ts';
import type { TestDriveNoun } from '../vehicle/test-drive-noun.ts';
import { regionalTerms, type Locale } from '../places/regional-terms.ts';

/** A lead's category as the country spells it and as its vehicle is tried (REG-02), for people; what other programs get stays as it was sent. */
export const categoryLabel = (category: string, locale: Locale, tried: TestDriveNoun): string =>
  category
    .replaceAll('Enquiry', capitalise(regionalTerms[locale].enquiry))
    .replaceAll('Test Drive', tried.split(' ').map(capitalise).join(' '));
