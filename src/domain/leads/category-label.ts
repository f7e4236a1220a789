import { capitalise } from '#src/lib/text.ts';
import type { TestDriveNoun } from '../vehicle/test-drive-noun.ts';
import { regionalTerms, type Locale } from '../locations/regional-terms.ts';

/** Local spelling and test-drive noun (REG-02), for people; systems get the original. */
export const categoryLabel = (category: string, locale: Locale, tried: TestDriveNoun): string =>
  category
    .replaceAll('Enquiry', capitalise(regionalTerms[locale].enquiry))
    .replaceAll('Test Drive', tried.split(' ').map(capitalise).join(' '));
