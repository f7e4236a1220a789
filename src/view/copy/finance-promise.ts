/** Promises an online application only if the dealer takes applications (decision 017). */
import { takesApplications } from '#src/domain/finance/takes-applications.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type Settings = Pick<PublicSettings, 'finance' | 'regional'>;

/** Australia requires the comparison rate, the US the APR (REG-01). */
const comparedBy = ({ regional }: Settings): string => (regional.locale === 'en-US' ? 'APR' : 'comparison rate');

export const financePromise = (settings: Settings): string =>
  takesApplications(settings)
    ? `One application. You’ll see the ${comparedBy(settings)} before you start.`
    : `Tell us what you need. You’ll see the ${comparedBy(settings)} before you sign.`;

export const financeTileText = (settings: Settings): string =>
  `${takesApplications(settings) ? 'Apply in a few minutes' : 'Ask us for a quote'}. You’ll see the ${comparedBy(settings)} before you sign anything.`;
