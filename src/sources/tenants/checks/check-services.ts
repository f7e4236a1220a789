import { isAbsolute } from 'node:path';
import type { StockSettings } from '#src/domain/tenant/settings/settings.ts';
import { feedsOf } from '#src/domain/tenant/stock-feeds.ts';
import { isFileSource } from '#src/domain/tenant/settings/stock-source.ts';
import { wrong, type IssueDraft, type KeyPath } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

export function checkServices({ settings: { images, stock } }: CheckedDraft): IssueDraft[] {
  const ofFeeds = feedsOf(stock).flatMap(({ source, at }) => {
    const path = [...at, 'source'];
    return [
      ...listOfCsv(source, path),
      ...pagesOf(source, path),
      ...(isFileSource(source) ? stockFile(source.path, path) : []),
    ];
  });
  return [
    ...((images.service === 'imgix' || images.service === 'cloudinary') && !images.baseUrl
      ? [
          wrong(
            file,
            ['images', 'baseUrl'],
            'is missing',
            `${images.service} needs the URL where it serves this dealer's images.`,
          ),
        ]
      : []),
    ...ofFeeds,
    ...sameNames(stock),
  ];
}

function sameNames({ feeds }: StockSettings): IssueDraft[] {
  return feeds.flatMap(({ name }, index) =>
    feeds.findIndex((feed) => feed.name === name) < index
      ? [wrong(file, ['stock', 'feeds', index, 'name'], `is "${name}", which is already the name of another feed`)]
      : [],
  );
}

function listOfCsv(source: StockSettings['source'], at: KeyPath): IssueDraft[] {
  if (source.kind === 'algolia' || source.list === null) return [];
  if ((source.kind === 'url' ? source.format : source.kind) !== 'csv') return [];
  return [
    wrong(
      file,
      [...at, 'list'],
      'is set for a CSV feed, which is always a single list',
      'Remove it, or correct the format.',
    ),
  ];
}

function pagesOf(source: StockSettings['source'], at: KeyPath): IssueDraft[] {
  if (source.kind !== 'url' || source.pages === null) return [];
  const path = [...at, 'pages'];
  if (source.format !== 'json') return [wrong(file, path, 'is set for a feed that is not JSON', 'Leave it out.')];
  return source.pages.next === null && source.pages.parameter === null
    ? [wrong(file, path, 'does not say how to get the next page', 'Set "next", "parameter" or both.')]
    : [];
}

/** `./forecourt validate` checks that the file exists; builds with --stock don't need it. */
function stockFile(name: string, at: KeyPath): IssueDraft[] {
  return isAbsolute(name) || name.split(/[\\/]/).includes('..')
    ? [
        wrong(
          file,
          [...at, 'path'],
          `is ${name}, which is outside the tenant's folder`,
          'Put the file in the folder, or build with --stock FILE.',
        ),
      ]
    : [];
}
