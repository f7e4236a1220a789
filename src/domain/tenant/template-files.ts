/** Names of compiled files. What only one template wants begins with the template's name, so that no other site has it. */
import { templateNames, type TemplateName } from './template-names.ts';

const folder = '_a';

/** Whether a site of `template` publishes the file: `_a/atelier.home.Bx1.css` belongs to that template, `_a/page.Bx1.js` to all. */
export function isPublished(file: string, template: TemplateName): boolean {
  if (!file.startsWith(`${folder}/`)) return true;
  const [owner] = file.slice(folder.length + 1).split('.');
  return owner === template || !templateNames.some((name) => name === owner);
}

/** The pattern of a file made from one in `source`, such as a stylesheet of a template or the entry of an island. */
export function assetPattern(name: string, source: string | null | undefined, extension: string): string {
  const [, template] = /\/src\/templates\/([^/]+)\//.exec(`/${source ?? ''}`) ?? [];
  const owner = templateNames.find((one) => one === template);
  // Pages name these files many times: what says the kind of source is left out.
  const own = name
    .replace(/\.astro_astro_type_script_index_(\d+)_lang$/, '-$1')
    .replace(/\.(?:island|client|element)$/, '');
  const parts = owner === undefined ? [own] : [owner, own.replace(/^page-/, '')];
  return `${folder}/${parts.filter((part) => part !== 'index').join('.')}.[hash]${extension}`;
}
