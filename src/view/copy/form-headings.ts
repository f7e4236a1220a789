import type { PageForm } from '#src/domain/content/page-form.ts';
import { stockWord } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { tradedWord } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { serviceCopy } from './service-copy.ts';

export function formHeading(
  form: PageForm,
  { regional, stockRules }: Pick<PublicSettings, 'regional' | 'stockRules'>,
): string {
  const vehicle = stockWord({ stockRules });
  return {
    enquiry: 'Ask us anything',
    contact: 'Write to us',
    'test-drive': 'Choose where and when',
    service: regional.locale === 'en-US' ? serviceCopy['en-US'].button : `Book your ${vehicle} in`,
    parts: 'Request a part',
    fleet: 'Tell us what you need',
    careers: 'Apply',
    finance: 'Ask about finance',
    'trade-in': `Tell us about your ${tradedWord(null, { stockRules })}`,
  }[form];
}
