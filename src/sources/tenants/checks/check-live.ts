import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalRules } from '#src/domain/advertising/legal-rules.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { doubtful, under, wrong, type IssueDraft, type KeyPath } from '../issue.ts';
import {
  drafted,
  hasWrongAbn,
  isFictionalPhone,
  isPlaceholderAddress,
  isPlaceholderStreet,
  placeholders,
} from '../placeholders.ts';
import type { CheckedDraft } from './complete-draft.ts';
import { writtenTexts } from './written-texts.ts';

const hint = 'This comes from the scaffold: replace it with your own accurate content before the site goes live.';
const nobodys = 'This is reserved for examples: replace it with the real one before the site goes live.';

/** Only before going live: a mistake never stops a live site's builds. */
export function checkLive(draft: CheckedDraft): IssueDraft[] {
  return [...ofSettings(draft), ...ofLocations(draft), ...firstDrafts(draft), ...fillers(draft), ...ofStock(draft)];
}

function ofSettings({
  settings: {
    siteUrl,
    images,
    branding: { businessNumber },
    regional: { locale },
    private: { leads },
  },
  goLive,
}: CheckedDraft): IssueDraft[] {
  const slip = goLive ? wrong : doubtful;
  return [
    ...(isPlaceholderAddress(siteUrl)
      ? [
          wrong(
            'settings.json',
            ['siteUrl'],
            `is ${siteUrl}, a placeholder URL`,
            'Use the URL where shoppers find the site.',
          ),
        ]
      : []),
    ...(businessNumber && locale === 'en-AU' && hasWrongAbn(businessNumber)
      ? [
          slip(
            'settings.json',
            ['branding', 'businessNumber'],
            `is ${businessNumber}, which is not a valid ABN: the check digits do not match`,
            'Copy it from the Australian Business Register, or remove it.',
          ),
        ]
      : []),
    ...unreachable(['fallbackEmail'], leads.fallbackEmail),
    ...leads.routes.flatMap(({ email, webhook }, index) => [
      ...unreachable(['routes', index, 'email'], email),
      ...unreachable(['routes', index, 'webhook'], webhook),
    ]),
    ...leads.staff.flatMap(({ email }, index) => unreachable(['staff', index, 'email'], email)),
    ...leads.escalation.flatMap(({ email }, index) => unreachable(['escalation', index, 'email'], email)),
    ...(images.illustrate
      ? [
          doubtful(
            'settings.json',
            ['images', 'illustrate'],
            'shows illustrations for vehicles without photos',
            'Remove it unless the dealer wants illustrations.',
          ),
        ]
      : []),
  ];
}

const unreachable = (path: KeyPath, address: string | null): IssueDraft[] =>
  address && isPlaceholderAddress(address)
    ? [
        wrong(
          'settings.json',
          ['private', 'leads', ...path],
          `is ${address}, a placeholder that can’t receive email`,
          'Set it to the address that should receive leads.',
        ),
      ]
    : [];

function ofLocations({
  settings: {
    regional: { locale },
  },
  locations,
}: CheckedDraft): IssueDraft[] {
  return (locations?.locations ?? []).flatMap(
    ({ licenceNumber, phone, landline, email, address, openingHours }, index) => {
      const at = (...path: string[]) => ['locations', index, ...path];
      return [
        ...(licenceNumber === placeholders.licenceNumber
          ? [
              under(
                legalRules.licence,
                wrong(
                  'locations.json',
                  at('licenceNumber'),
                  `is ${licenceNumber}, which is not a licence number`,
                  hint,
                ),
              ),
            ]
          : []),
        ...Object.entries({ phone, landline }).flatMap(([key, number]) =>
          number && isFictionalPhone(number, locale)
            ? [wrong('locations.json', at(key), `is ${number}, a placeholder number`, nobodys)]
            : [],
        ),
        ...(email && isPlaceholderAddress(email)
          ? [wrong('locations.json', at('email'), `is ${email}, a placeholder that can’t receive email`, nobodys)]
          : []),
        ...(isPlaceholderStreet(address.street)
          ? [wrong('locations.json', at('address', 'street'), `is ${address.street}`, hint)]
          : []),
        ...(address.postcode === placeholders.zip
          ? [wrong('locations.json', at('address', 'postcode'), `is ${address.postcode}`, hint)]
          : []),
        ...(hoursText(openingHours) === hoursText(placeholders.openingHours)
          ? [
              doubtful(
                'locations.json',
                at('openingHours'),
                'are still the scaffold’s opening hours',
                'Set this location’s opening hours. If these are correct, leave them.',
              ),
            ]
          : []),
      ];
    },
  );
}

const hoursText = (hours: readonly { weekday: number; open?: string | null; close?: string | null }[]): string =>
  hours.map(({ weekday, open, close }) => `${weekday} ${open ?? ''} ${close ?? ''}`).join();

function firstDrafts(draft: CheckedDraft): IssueDraft[] {
  return writtenTexts(draft).flatMap(({ file, path, texts }) =>
    drafted
      .filter((sentence) => texts.some((text) => text.includes(sentence)))
      .map((sentence) => ({ ...wrong(file, path, `still says "${sentence}"`, hint), words: sentence })),
  );
}

const filler = /\b[Ll]orem ipsum\b|\[(?:your|insert|dealer)[^\]\n]{0,40}\](?!\()|\bTO ?DO:/;

function fillers(draft: CheckedDraft): IssueDraft[] {
  return writtenTexts(draft).flatMap(({ file, path, texts, page }) => {
    const found = texts.map((text) => filler.exec(text)?.[0]).find((words) => words !== undefined);
    const slip = draft.goLive ? wrong : doubtful;
    return found === undefined
      ? []
      : [
          {
            ...slip(file, path, `still contains the placeholder "${found}"`),
            words: found,
            ...(page !== undefined && { page }),
          },
        ];
  });
}

/** Remote feeds have no sample vehicles. */
function ofStock({ dir, settings: { stock } }: CheckedDraft): IssueDraft[] {
  return feedsOf(stock)
    .map(({ source }) => source)
    .filter(isFileSource)
    .filter(({ path }) => textOf(join(dir, path)).includes(placeholders.vehicleComment))
    .map(({ path }) =>
      wrong(
        path,
        [],
        'contains the scaffold’s sample vehicles',
        "Replace the file, or point stock.source at the dealer's feed.",
      ),
    );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
