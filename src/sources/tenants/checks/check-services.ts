import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { doubtful, wrong, type Finding } from '../issue.ts';
import type { CheckedDraft } from './complete-draft.ts';

const file = 'settings.json';

/** Services that need an address or an account, and the stock file. */
export function checkServices({ settings: { images, stock }, dir }: CheckedDraft): Finding[] {
  const { source } = stock;
  return [
    ...((images.service === 'imgix' || images.service === 'cloudinary') && !images.baseUrl
      ? [
          wrong(
            file,
            ['images', 'baseUrl'],
            'is missing',
            `${images.service} needs the address that it serves this dealer's pictures at.`,
          ),
        ]
      : []),
    ...(source.kind === 'json' || source.kind === 'csv' ? stockFile(dir, source.path) : []),
  ];
}

function stockFile(dir: string, name: string): Finding[] {
  const path = ['stock', 'source', 'path'];
  if (isAbsolute(name) || name.split(/[\\/]/).includes('..'))
    return [
      wrong(
        file,
        path,
        `is ${name}, outside the tenant's folder`,
        'Put the file into the folder, or build with --stock FILE.',
      ),
    ];
  return existsSync(join(dir, name))
    ? []
    : [doubtful(file, path, `names ${name}, which is not there`, 'Put the file there, or build with --stock FILE.')];
}
