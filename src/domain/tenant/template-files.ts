/** Names of compiled files. */
import { templateNames } from './template-names.ts';

const folder = '_a';

/** Matches compiled files of `source`, such as a stylesheet or an island's entry. */
export function assetPattern(name: string, source: string | null | undefined, extension: string): string {
  const [, template] = /\/src\/templates\/([^/]+)\//.exec(`/${source ?? ''}`) ?? [];
  const owner = templateNames.find((one) => one === template);
  const own = name
    .replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '-$1')
    .replace(/\.(?:island|client|element)$/, '');
  const parts = owner === undefined ? [own] : [owner, own.replace(/^page-/, '')];
  return `${folder}/${parts.filter((part) => part !== 'index').join('.')}.[hash]${extension}`;
}
