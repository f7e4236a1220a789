/** Deterministic. `core` is for filtering, counting, sorting and text, `cards` for hits (format/layout.ts). */
import { isVisible } from '#src/domain/vehicle/visibility.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { packAddress, packSlug } from './address-pattern.ts';
import { locationColumns } from './derived-columns.ts';
import type { CoreHeader, FileHeader } from './format/layout.ts';
import { fingerprint } from './format/checksum.ts';
import {
  flagColumn,
  followingColumn,
  listColumn,
  numberColumn,
  priceColumn,
  textColumn,
} from './format/write-columns.ts';
import type { WrittenColumn } from './format/write-columns.ts';
import { writeFile } from './format/write-file.ts';
import { categoryTable } from './categories.ts';
import { searchRecord } from './search-record.ts';
import type { SearchRecord } from './record.ts';
import { cardColumns, coreColumns } from './stored-columns.ts';
import type { Kind } from './stored-columns.ts';
import { termColumns, termsFor } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

export interface IndexFiles {
  core: Uint8Array;
  cards: Uint8Array;
}

/** Only vehicles visible at `now` (SRCH-20). */
export function buildIndex(
  vehicles: readonly Vehicle[],
  settings: Pick<PublicSettings, 'branding' | 'regional' | 'stockRules' | 'vehiclePage'>,
  now: number,
): IndexFiles {
  const records = vehicles
    .filter((vehicle) => isVisible(vehicle, settings, now))
    .map((vehicle) => searchRecord(vehicle, settings));
  return buildIndexOf(records, settings);
}

export function buildIndexOf(records: readonly SearchRecord[], settings: Pick<PublicSettings, 'regional'>): IndexFiles {
  const rows = records.toSorted(bySimilarity);
  const places = textColumn(
    'place',
    rows.map((row) => locationColumns.map((field) => (row[field] ?? '').replaceAll('\t', ' ')).join('\t')),
  );
  const core = [
    ...Object.entries(coreColumns).map(([name, kind]) => written(name as keyof SearchRecord, kind, rows)),
    places,
  ];
  const cards = Object.entries(cardColumns).map(([name, kind]) => written(name as keyof SearchRecord, kind, rows));
  const build = fingerprint(
    ...[...core, ...cards].flatMap(({ head, bytes }) => [new TextEncoder().encode(JSON.stringify(head)), bytes]),
  );
  const { locale } = settings.regional;
  return {
    core: writeFile<CoreHeader>(
      {
        file: 'core',
        build,
        rows: rows.length,
        words: termsByColumn(core, places, locale),
        categories: categoryTable(rows, locale),
        synonyms: synonymsOf(locale, rows),
      },
      core,
    ),
    cards: writeFile<FileHeader>({ file: 'cards', build, rows: rows.length }, cards),
  };
}

const compare = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1);

/** Similar rows compress well together. */
function bySimilarity(a: SearchRecord, b: SearchRecord): number {
  return (
    compare(a.make, b.make) ||
    compare(a.model, b.model) ||
    compare(a.badge, b.badge) ||
    compare(a.body, b.body) ||
    a.year - b.year ||
    (a.price ?? 0) - (b.price ?? 0) ||
    compare(a.objectID, b.objectID)
  );
}

const packed: Partial<Record<keyof SearchRecord, (record: SearchRecord) => string | null>> = {
  slug: packSlug,
  primary_image_url: (record) => packAddress(record.primary_image_url, record),
  payment_processors: ({ payment_processors: all }) => (all.length > 0 ? all.join() : null),
};

/** Columns predicted from others: an illustration from body and colour. */
const follows: Partial<Record<keyof SearchRecord, (keyof SearchRecord)[]>> = {
  primary_image_url: ['body', 'colour'],
  engine_size: ['make', 'model', 'badge', 'fuel'],
};

type Written = WrittenColumn & { texts?: string[] };

function written(name: keyof SearchRecord, kind: Kind, rows: readonly SearchRecord[]): Written {
  if (kind === 'number')
    return numberColumn(
      name,
      rows.map((row) => row[name] as number | null),
    );
  if (kind === 'price')
    return priceColumn(
      name,
      rows.map((row) => row[name] as number | null),
    );
  if (kind === 'flag')
    return flagColumn(
      name,
      rows.map((row) => row[name] as boolean),
    );
  if (kind === 'list')
    return listColumn(
      name,
      rows.map((row) => row[name] as string[]),
    );
  const texts = rows.map(packed[name] ?? ((row) => row[name] as string | null));
  const by = follows[name];
  return by
    ? followingColumn(
        name,
        texts,
        by,
        rows.map((row) => JSON.stringify(by.map((one) => row[one]))),
      )
    : textColumn(name, texts);
}

function termsByColumn(
  core: readonly Written[],
  places: { texts: string[] },
  locale: PublicSettings['regional']['locale'],
): CoreHeader['words'] {
  const states = [...new Set(places.texts.map((place) => place.split('\t')[2]!))];
  return Object.fromEntries(
    termColumns.map((column) => {
      const texts = core.find(({ head }) => head.name === column)?.texts ?? states;
      return [column, Object.fromEntries(texts.map((text) => [text, termsFor(column, text, locale)]))];
    }),
  );
}
