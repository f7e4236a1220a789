import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from '../did-you-mean.ts';
import { wrong, type Finding, type KeyPath } from '../issue.ts';
import { pictureFile } from '../site-picture.ts';
import type { CheckedDraft } from './complete-draft.ts';

interface Use { file: string; path: KeyPath; source: string | null }

/** Every picture that a file names is there. */
export function checkPictures(draft: CheckedDraft): Finding[] {
  return [...missing(draft), ...library(draft)];
}

function missing(draft: CheckedDraft): Finding[] {
  return uses(draft).flatMap(({ file, path, source }) => {
    const name = pictureFile(source);
    if (name === null || draft.images.includes(name)) return [];
    const near = closest(name, draft.images);
    return [wrong(file, path, `names images/${name}, which is not there`, near ? `Did you mean "${near}"?` : 'Put the file into images/, or remove the key.')];
  });
}

function uses({ settings: { branding }, locations, models, offers, promos, pages }: CheckedDraft): Use[] {
  const { logo, mark, favicon, photography } = branding;
  return [
    ...Object.entries({ logo, mark, favicon }).map(([key, source]) => ({ file: 'settings.json', path: ['branding', key], source })),
    ...Object.entries(photography).map(([key, source]) => ({ file: 'settings.json', path: ['branding', 'photography', key], source })),
    ...inList('locations.json', 'locations', 'image', locations?.locations),
    ...inList('models.json', 'models', 'image', models?.models),
    ...inList('models.json', 'manufacturers', 'logo', models?.manufacturers),
    ...inList('offers.json', 'offers', 'image', offers?.offers),
    ...inList('promos.json', 'promos', 'image', promos?.promos),
    ...pages.map((page) => ({ file: `pages/${page.name}`, path: ['image'], source: page.frontmatter.image })),
  ];
}

const inList = <K extends string>(file: string, list: string, key: K, entries: Record<K, string | null>[] = []): Use[] =>
  entries.map((entry, index) => ({ file, path: [list, index, key], source: entry[key] }));

function library({ settings: { images }, tenantsDir }: CheckedDraft): Finding[] {
  if (images.library && !existsSync(join(tenantsDir, images.library))) return [wrong('settings.json', ['images', 'library'], `names ${images.library}, which is no folder beside the tenants`)];
  if (images.illustrate && !images.library) return [wrong('settings.json', ['images', 'illustrate'], 'needs a library of drawings', 'Name the folder in images.library, such as "_demo".')];
  return [];
}
