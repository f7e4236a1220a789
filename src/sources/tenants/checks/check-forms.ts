import { plainPaths } from '#src/domain/content/plain-paths.ts';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { pageAddress } from '../build-content.ts';
import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { doubtful, under, wrong, type IssueDraft, type KeyPath } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

export function checkForms(draft: CheckedDraft): IssueDraft[] {
  const { forms } = draft.settings;
  const category =
    forms.categories.length > 0 && !forms.categories.includes(forms.defaultCategory)
      ? [
          wrong(
            'settings.json',
            ['forms', 'defaultCategory'],
            `is "${forms.defaultCategory}", which is not a category`,
            `Categories: ${forms.categories.join(', ')}.`,
          ),
        ]
      : [];
  return [...category, ...terms(draft), ...policyElsewhere(draft), ...numbers(draft)];
}

function terms({ settings: { forms }, pages }: CheckedDraft): IssueDraft[] {
  if (!forms.termsNote || pages.some((page) => pageAddress(page) === forms.termsPath)) return [];
  return [
    wrong(
      'settings.json',
      ['forms', 'termsPath'],
      `is "${forms.termsPath}", but there is no such page`,
      'Add it to pages/, set forms.termsPath to the page that has the terms of use, or turn off forms.termsNote.',
    ),
  ];
}

/**
 * This site's privacy page states which decisions programs make, as Australian policies must from 10 December 2026
 * (Privacy Act 1988, APP 1.7 to 1.9). A policy elsewhere may not (LAW-06).
 */
function policyElsewhere({ settings: { forms, regional, buttons }, pages }: CheckedDraft): IssueDraft[] {
  const own = plainPaths(pages.map(pageAddress), { buttons, forms });
  if (regional.locale !== 'en-AU' || own.includes(forms.privacyPath)) return [];
  return [
    under(
      legalRules.automatedDecisions,
      doubtful(
        'settings.json',
        ['forms', 'privacyPath'],
        `is ${forms.privacyPath}, which is not a page on this site`,
        'From 10 December 2026 a privacy policy must state what computer programs decide, such as trade-in estimates. A privacy page on this site includes this automatically.',
      ),
    ),
  ];
}

function numbers({ settings: { phones, regional }, locations }: CheckedDraft): IssueDraft[] {
  const country = regional.locale.slice(3) as 'AU' | 'NZ' | 'US';
  const check = (file: string, path: KeyPath, number: string | null | undefined) =>
    number && !isPossiblePhoneNumber(number, country)
      ? [doubtful(file, path, `is "${number}", which cannot be dialled in ${country}`)]
      : [];
  return [
    ...(['override', 'new', 'used', 'demo'] as const).flatMap((key) =>
      check('settings.json', ['phones', key], phones[key]),
    ),
    ...(locations?.locations ?? []).flatMap((location, index) =>
      (['phone', 'landline'] as const).flatMap((key) =>
        check('locations.json', ['locations', index, key], location[key]),
      ),
    ),
  ];
}
