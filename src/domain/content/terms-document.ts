import { hashNumber } from '#src/lib/hash-number.ts';
import type { ContentPage } from './content.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export interface TermsDocument {
  path: string;
  text: string;
}

/** Stored with the consent. */
export const termsWording = 'I agree to the terms of use.';

export const termsMark = (document: Pick<TermsDocument, 'text'> | null): string | null =>
  document && hashNumber(document.text).toString(36);

export function termsDocument({
  settings: { forms },
  pages,
}: {
  settings: Pick<PublicSettings, 'forms'>;
  pages: readonly ContentPage[];
}): TermsDocument | null {
  const page = pages.find(({ path }) => path === forms.termsPath);
  return page ? { path: page.path, text: page.body } : null;
}
