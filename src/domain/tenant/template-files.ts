/** Files compiled for one template start with its name, so that sites with other templates can omit them. */
import { templateNames, type TemplateName } from './template-names.ts';

const folder = '_a';

export function isPublished(file: string, template: TemplateName): boolean {
  if (!file.startsWith(`${folder}/`)) return true;
  const [owner] = file.slice(folder.length + 1).split('.');
  return owner === template || !templateNames.some((name) => name === owner);
}

/** Pattern for a file compiled from `source`, such as a template's stylesheet or an island's entry. */
export function assetPattern(name: string, source: string | null | undefined, extension: string): string {
  const [, template] = /\/src\/templates\/([^/]+)\//.exec(`/${source ?? ''}`) ?? [];
  const owner = templateNames.find((one) => one === template);
  const own = name
    .replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '-$1')
    .replace(/\.(?:island|client|element)$/, '');
  const parts = owner === undefined ? [own] : [owner, own.replace(/^page-/, '')];
  return `${folder}/${parts.filter((part) => part !== 'index').join('.')}.[hash]${extension}`;
}
