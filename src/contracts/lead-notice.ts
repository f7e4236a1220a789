import { hashNumber } from '#src/lib/hash-number.ts';
import { regionalTerms } from '#src/domain/places/regional-terms.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

interface Collector {
  branding: Pick<PublicSettings['branding'], 'name'>;
  regional: Pick<PublicSettings['regional'], 'locale'>;
}

/**
 * The collection notice of every form (LAW-03), before the link to the privacy policy; what was
 * shown is kept with the lead.
 */
export function collectionNotice({ branding, regional }: Collector): string {
  const { enquiry } = regionalTerms[regional.locale];
  return `${branding.name} collects your details to answer this ${enquiry}, and passes them to the people and systems that handle it for us. Without them we cannot reply. Our privacy policy says how to see or correct them, and how to complain.`;
}

/** Field that tells which wording a form's page showed. */
export const wordingField = 'wording';

/**
 * Changes with what the forms of a site say of consent, conditions and where the details go, the terms of use that they
 * lead to included (SHOWN-03).
 */
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
