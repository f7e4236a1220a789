/** The source modules of a built page's script files, for Vite to load in their place. */
import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

const projectDir = resolve(import.meta.dirname, '../..');

/** Files whose names differ from their source files' (`codeSplitting` in astro.config.mjs). */
const sources: Record<string, string[]> = {
  client: ['@astrojs/react/client.js'],
  forms: ['features/enquiry/forms.client.ts'],
  page: ['templates/every-page.client.ts'],
  vehicle: ['templates/vehicle-page.client.ts'],
  'static-list': ['features/search/app/static-list.client.ts'],
  'marketplace.search': ['templates/marketplace/search/search.island.tsx'],
  'showroom.search': ['templates/showroom/landing/search.island.tsx'],
  'atelier.search': ['templates/atelier/list/search.island.tsx'],
  sections: ['templates/sections.client.ts'],
};

/** Source modules, as import specifiers, of a script file such as `/_a/page.m4rY9pJa.js`. Throws if it knows none. */
function sourcesOf(file: string): string[] {
  const name = basename(file).replace(/\.[\w\-]+\.js$/v, '');
  const known = sources[name];
  if (known) return known.map((path) => (path.startsWith('@') ? path : join(projectDir, 'src', path)));
  const component = /^(?:\w+\.)?(?<name>\w+)-\d+$/v.exec(name)?.groups?.name;
  const found =
    component === undefined
      ? globSync(`src/**/${name}.{client.ts,island.tsx}`, { cwd: projectDir }).map((path) => join(projectDir, path))
      : globSync(`src/**/${component}.astro`, { cwd: projectDir }).slice(0, 1).flatMap(importsOf);
  if (found.length === 0) throw new Error(`tests/dom/page-scripts.ts does not know the source of ${file}.`);
  return found;
}

/** Modules that the `<script>` of an Astro component imports. */
function importsOf(component: string): string[] {
  const file = join(projectDir, component);
  const script = /<script>(?<code>.*?)<\/script>/sv.exec(readFileSync(file, 'utf8'))?.groups?.code ?? '';
  return [...script.matchAll(/import '(?<path>[^']+)'/gv)].map(({ groups }) =>
    groups!.path!.startsWith('#src/') ? join(projectDir, groups!.path!.slice(1)) : join(dirname(file), groups!.path!),
  );
}

/** The sprite's URL as in the built page, because React compares it with its own. */
const spriteOfPage = `export default document.querySelector('svg use')?.getAttribute('href').split('#')[0] ?? '';`;

/** Lets a page's own `import('/_a/page.m4rY9pJa.js')` load that file's source modules. */
export const pageScripts: Plugin = {
  name: 'page-scripts',
  enforce: 'pre',
  resolveId(id) {
    if (id.includes('i.svg?url')) return '\0icon-sprite';
    return /^(?:http:\/\/[\w.\-]+)?\/_a\//v.test(id) ? `\0page-script:${id}` : null;
  },
  load(id) {
    if (id === '\0icon-sprite') return spriteOfPage;
    if (!id.startsWith('\0page-script:')) return null;
    return sourcesOf(id)
      .map(
        (path) =>
          `import '${path}';\nexport * from '${path}';${path.startsWith('@') ? `\nexport { default } from '${path}';` : ''}`,
      )
      .join('\n');
  },
};
