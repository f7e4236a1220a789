import { hashNumber } from '#src/lib/hash-number.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

interface Collector {
  branding: Pick<PublicSettings['branding'], 'name'>;
  regional: Pick<PublicSettings['regional'], 'locale'>;
}

/** On every form (LAW-03), before the privacy policy link; stored with leads. */
export function collectionNotice({ branding, regional }: Collector): string {
  const { enquiry } = regionalTerms[regional.locale];
  return `${branding.name} collects your details to answer this ${enquiry}, and shares them with the staff and service providers who handle it. We can’t reply without them. Our privacy policy explains how to see or correct them, and how to complain.`;
}

export const wordingField = 'wording';

/** Version of the consent, conditions, destinations and linked terms (SHOWN-03). */
export function wordingMark(
  settings: Collector & Pick<PublicSettings, 'forms'>,
  /** `termsMark` of the terms of use. */
  terms: string | null,
): string {
  const { optInText, termsNote, termsPath, testDriveDisclaimer } = settings.forms;
  const said = [
    collectionNotice(settings),
    optInText,
    termsNote,
    termsPath,
    testDriveDisclaimer,
    ...(terms ? [terms] : []),
  ];
  return hashNumber(JSON.stringify(said)).toString(36);
}
