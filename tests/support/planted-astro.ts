/** Small `.astro` sources, rendered with either runtime. */
import { createRequire } from 'node:module';
import * as ours from '#src/render/compiler-runtime.ts';
import type { IslandCache } from '#src/render/island-cache.ts';
import { renderPage, type PageComponent } from '#src/render/page.ts';

const astro = createRequire(createRequire(import.meta.url).resolve('astro/package.json'));
const { transform } = astro('@astrojs/compiler-rs') as {
  transform: (source: string, options: Record<string, unknown>) => { code: string };
};

export const compiled = (source: string): string =>
  transform(source, {
    filename: '/site/src/Planted.astro',
    normalizedFilename: '/src/Planted.astro',
    compact: 'jsx',
    internalURL: 'astro/compiler-runtime',
    resultScopedSlot: true,
    resolvePath: (specifier: string) => specifier,
  }).code;

/** `scope` has names besides `Astro`. */
export function planted(source: string, scope: Record<string, unknown> = {}, runtime: object = ours): PageComponent {
  const code = compiled(source)
    .replace(
      /^import \{(.*)\} from "astro\/compiler-runtime";$/m,
      (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`,
    )
    .replace(/^export default (.*);$/m, 'return $1;')
    .replace(/^import .*$/gm, '');
  const make = new Function('runtime', ...Object.keys(scope), code) as (...values: unknown[]) => PageComponent;
  return make(runtime, ...Object.values(scope));
}

/** Without the doctype. */
export async function renderPlanted(
  source: string,
  scope: Record<string, unknown> = {},
  kept: IslandCache | null = null,
): Promise<string> {
  const html = await renderPage(planted(source, scope), {
    locals: { page: { kind: 'planted' } } as unknown as App.Locals,
    address: 'https://dealer.example/cars/',
    addressOf: (module) => `/_a/${module.split('/').at(-1)}`,
    kept,
  });
  return html.replace('<!DOCTYPE html>', '');
}
