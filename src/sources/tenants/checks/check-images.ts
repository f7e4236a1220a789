import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockReferences } from '#src/domain/content/change-block.ts';
import { isElsewhere, photoAddress } from '#src/domain/images/photo-hosts.ts';
import { contentReferences } from '../content-references.ts';
import { closest } from '../did-you-mean.ts';
import { wrong, type IssueDraft, type KeyPath } from '../issue.ts';
import { imageFileName } from '../site-image.ts';
import type { ModelsFile } from '../files/models-file.ts';
import type { CheckedDraft } from './complete-draft.ts';

interface Use {
  file: string;
  path: KeyPath;
  source: string | null;
  /** Car make logos load without an image service. */
  isLogo?: boolean;
}

export function checkImages(draft: CheckedDraft): IssueDraft[] {
  return [...missing(draft), ...library(draft)];
}

function missing(draft: CheckedDraft): IssueDraft[] {
  return imageUses(draft).flatMap(({ file, path, source, isLogo }) => {
    if (source !== null && isElsewhere(source)) return elsewhere(file, path, source, isLogo);
    const name = imageFileName(source);
    if (name === null || draft.images.includes(name)) return [];
    const near = closest(name, draft.images);
    return [
      {
        ...wrong(
          file,
          path,
          `names images/${name}, which does not exist`,
          near ? `Did you mean "${near}"?` : 'Add the file to images/, or remove the key.',
        ),
        words: path.length === 0 ? name : undefined,
      },
    ];
  });
}

export function imageUses({ settings: { branding }, locations, models, offers, promos, pages }: CheckedDraft): Use[] {
  const { logo, mark, favicon, photography } = branding;
  return [
    ...Object.entries({ logo, mark, favicon }).map(([key, source]) => ({
      file: 'settings.json',
      path: ['branding', key],
      source,
    })),
    ...Object.entries(photography).map(([key, source]) => ({
      file: 'settings.json',
      path: ['branding', 'photography', key],
      source,
    })),
    ...inList('locations.json', 'locations', 'image', locations?.locations),
    ...inList('models.json', 'models', 'image', models?.models),
    ...inList('models.json', 'manufacturers', 'logo', models?.manufacturers).map((use) => ({ ...use, isLogo: true })),
    ...inList('models.json', 'manufacturers', 'image', models?.manufacturers),
    ...(models?.models ?? []).flatMap(ofModel),
    ...inList('offers.json', 'offers', 'image', offers?.offers),
    ...inList('promos.json', 'promos', 'image', promos?.promos),
    ...pages.map((page) => ({ file: `pages/${page.name}`, path: ['image'], source: page.frontmatter.image })),
    ...pages.flatMap(({ name, body }) => within(`pages/${name}`, [], body)),
    ...pages.flatMap(inBlocks),
    ...(locations?.locations ?? []).flatMap(({ description }, index) =>
      within('locations.json', ['locations', index, 'description'], description),
    ),
    ...(models?.models ?? []).flatMap(({ description }, index) =>
      within('models.json', ['models', index, 'description'], description),
    ),
    ...(offers?.offers ?? []).flatMap(({ description }, index) =>
      within('offers.json', ['offers', index, 'description'], description),
    ),
  ];
}

function ofModel(model: ModelsFile['models'][number], index: number): Use[] {
  const found: Use[] = [];
  const keys = ['gallery', 'colours', 'accessories'] as const;
  for (const key of keys)
    for (const [number, { image }] of model[key].entries())
      found.push({ file: 'models.json', path: ['models', index, key, number, 'image'], source: image });
  return found;
}

const inBlocks = ({ name, frontmatter }: CheckedDraft['pages'][number]): Use[] =>
  frontmatter.blocks.flatMap((block, index) => {
    const { pictures, html } = blockReferences(block);
    const [file, path] = [`pages/${name}`, ['blocks', index]];
    const films = block.kind === 'video' ? [block.film, block.captions] : [];
    return [
      ...[...pictures, ...films].map((source) => ({ file, path, source })),
      ...html.flatMap((text) => within(file, path, text)),
    ];
  });

const inList = <K extends string>(
  file: string,
  list: string,
  key: K,
  entries: Record<K, string | null>[] = [],
): Use[] => entries.map((entry, index) => ({ file, path: [list, index, key], source: entry[key] }));

const within = (file: string, path: KeyPath, markdown: string | null): Use[] =>
  markdown ? contentReferences(markdown).pictures.map((source) => ({ file, path, source })) : [];

function elsewhere(file: string, path: KeyPath, source: string, isLogo = false): IssueDraft[] {
  const found = photoAddress(source);
  if ('refused' in found)
    return [
      wrong(file, path, `names ${source}, which ${found.refused}`, 'Put the image in images/, or use an https URL.'),
    ];
  return isLogo ? [wrong(file, path, `names ${source}, which is on another host`, 'Put the logo in images/.')] : [];
}

function library({ settings: { images }, tenantsDir }: CheckedDraft): IssueDraft[] {
  if (images.library && !existsSync(join(tenantsDir, images.library)))
    return [
      wrong(
        'settings.json',
        ['images', 'library'],
        `names ${images.library}, which is not a folder next to the tenants`,
      ),
    ];
  if (images.illustrate && !images.library)
    return [
      wrong(
        'settings.json',
        ['images', 'illustrate'],
        'needs an illustration library',
        'Set images.library to the folder, such as "_demo".',
      ),
    ];
  return [];
}
