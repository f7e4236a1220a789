import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { doubtful, wrong, type Finding } from '../issue.ts';
import { isPlaceholderAddress, placeholders } from '../placeholders.ts';
import type { CheckedDraft } from './complete-draft.ts';

const hint = 'It comes from the scaffold: write what is true before the site goes live.';

/** What stands in the way of going live: texts and numbers of the scaffold that nobody has replaced. */
export function checkLive(draft: CheckedDraft): Finding[] {
  return [...ofSettings(draft), ...ofLocations(draft), ...ofPages(draft), ...ofStock(draft)];
}

function ofSettings({
  settings: {
    siteUrl,
    images,
    private: { leads },
  },
}: CheckedDraft): Finding[] {
  return [
    ...(isPlaceholderAddress(siteUrl)
      ? [
          wrong(
            'settings.json',
            ['siteUrl'],
            `is ${siteUrl}, a placeholder address`,
            'Write the address at which shoppers find the site.',
          ),
        ]
      : []),
    ...(leads.fallbackEmail && isPlaceholderAddress(leads.fallbackEmail)
      ? [
          wrong(
            'settings.json',
            ['private', 'leads', 'fallbackEmail'],
            `is ${leads.fallbackEmail}, an address that receives no mail`,
            'Write where leads go.',
          ),
        ]
      : []),
    ...(images.illustrate
      ? [
          doubtful(
            'settings.json',
            ['images', 'illustrate'],
            'shows drawings where a vehicle has no photo',
            'Leave it out unless the dealer wants drawings.',
          ),
        ]
      : []),
  ];
}

function ofLocations({
  settings: {
    regional: { locale },
  },
  locations,
}: CheckedDraft): Finding[] {
  return (locations?.locations ?? []).flatMap(({ licenceNumber, phone, address }, index) => {
    const at = (...path: string[]) => ['locations', index, ...path];
    return [
      ...(licenceNumber === placeholders.licenceNumber
        ? [wrong('locations.json', at('licenceNumber'), `is ${licenceNumber}, which is not a licence number`, hint)]
        : []),
      ...(phone === placeholders.phones[locale]
        ? [wrong('locations.json', at('phone'), `is ${phone}, a placeholder number`, hint)]
        : []),
      ...(address.street === placeholders.street
        ? [wrong('locations.json', at('address', 'street'), `is ${address.street}`, hint)]
        : []),
    ];
  });
}

function ofPages({ pages }: CheckedDraft): Finding[] {
  const sentences = Object.values(placeholders.sentences);
  return pages.flatMap(({ name, body }) =>
    sentences
      .filter((sentence) => body.includes(sentence))
      .map((sentence) => wrong(`pages/${name}`, [], `still says "${sentence}"`, hint)),
  );
}

/** A stock file of the dealer's folder; a feed has no sample vehicles. */
function ofStock({
  dir,
  settings: {
    stock: { source },
  },
}: CheckedDraft): Finding[] {
  if (!isFileSource(source)) return [];
  const isSample = textOf(join(dir, source.path)).includes(placeholders.vehicleComment);
  return isSample
    ? [
        wrong(
          source.path,
          [],
          'holds the sample vehicles of the scaffold',
          "Replace the file, or point stock.source at the dealer's feed.",
        ),
      ]
    : [];
}

/** A file that is not there has its own warning. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
