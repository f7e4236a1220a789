/** The terms of use that a form asks to agree to: the dealer's own page, in the words that the site shows. */
import { hashNumber } from '#src/lib/hash-number.ts';
import type { ContentPage } from './content.ts';
import type { PublicSettings } from '../tenant/settings/settings.ts';

export interface TermsDocument {
  /** Path on the site. */
  path: string;
  /** The page's text, sanitised HTML. */
  text: string;
}

/** What stands beside the box, and what is kept with a consent. */
export const termsWording = 'I agree to the terms of use.';

/** Changes with the words of the terms; null where there are none. */
export const termsMark = (document: Pick<TermsDocument, 'text'> | null): string | null =>
  document && hashNumber(document.text).toString(36);

/** Null where the dealer has written no such page. */
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
