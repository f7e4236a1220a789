/** Lets Vite load the source modules of a built page's scripts. */
import { globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

const projectDir = resolve(import.meta.dirname, '../..');

/** Files named differently from their sources (`codeSplitting` in astro.config.mjs). */
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

/** Import specifiers for a file such as `/_a/page.m4rY9pJa.js`. Throws if there are none. */
function sourcesOf(file: string): string[] {
  const name = basename(file).replace(/\.[\w\-]+\.js$/v, '');
  const known = sources[name];
  if (known) return known.map((path) => (path.startsWith('@') ? path : join(projectDir, 'src', path)));
  const { template, component } = /^(?:(?<template>\w+)\.)?(?<component>\w+)-\d+$/v.exec(name)?.groups ?? {};
  const folder = template === undefined ? 'src' : `src/templates/${template}`;
  const found =
    component === undefined
      ? globSync(`src/**/${name}.{client.ts,island.tsx}`, { cwd: projectDir }).map((path) => join(projectDir, path))
      : globSync(`${folder}/**/${component}.astro`, { cwd: projectDir }).slice(0, 1).flatMap(importsOf);
  if (found.length === 0) throw new Error(`tests/dom/page-scripts.ts does not know the source of ${file}.`);
  return found;
}

function importsOf(component: string): string[] {
  const file = join(projectDir, component);
  const script = /<script>(?<code>.*?)<\/script>/sv.exec(readFileSync(file, 'utf8'))?.groups?.code ?? '';
  return [...script.matchAll(/import '(?<path>[^']+)'/gv)].map(({ groups }) =>
    groups!.path!.startsWith('#src/') ? join(projectDir, groups!.path!.slice(1)) : join(dirname(file), groups!.path!),
  );
}

/** Sprite URL as in the built page: React compares it with its own. */
const spriteOfPage = `export default document.querySelector('svg use')?.getAttribute('href').split('#')[0] ?? '';`;

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
