import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { fieldNames, fields } from '#src/sources/stock/mapping/fields.ts';
import { closest } from '../did-you-mean.ts';
import { wrong, type IssueDraft } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const loose = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const known = new Set(fieldNames.flatMap((name) => [name, fields[name].columns[0]!]).map(loose));

export function checkMapping({ settings: { stock } }: CheckedDraft): IssueDraft[] {
  return feedsOf(stock).flatMap(({ at, stock: { mapping } }) =>
    Object.keys(mapping)
      .filter((field) => !known.has(loose(field)))
      .map((field) => {
        const near = closest(field, fieldNames);
        return wrong(
          'settings.json',
          [...at, 'mapping', field],
          'is not a vehicle field',
          near ? `Did you mean ${near}?` : `Fields: ${fieldNames.join(', ')}.`,
        );
      }),
  );
}
