/** Replaces Astro's runtime in production and rejects anything unsupported; `astro dev` uses Astro's. */
import { fileURLToPath } from 'node:url';

const runtime = fileURLToPath(new URL('./compiler-runtime.ts', import.meta.url));

const missing: Record<string, string> = {
  createTransitionScope: 'transition:persist',
  defineScriptVars: 'define:vars',
  defineStyleVars: 'define:vars',
  mergeSlots: 'slots whose name is an expression, or that share a condition with another slot',
  renderTransition: 'transition:*',
  templateEnter: '<template>',
};

const refusals: [found: RegExp, said: (found: string) => string][] = [
  [/"client:component-hydration": "(?!near")([^"]*)"/, (directive) => `client:${directive} (islands use client:near)`],
  [/"server:component-directive": "([^"]*)"/, (directive) => `server:${directive}`],
  [/import "[^"]*(\?astro&type=style)/, () => '<style> (put styles in the templates’ stylesheets)'],
  [
    /\bAstro\.(?!props\b|slots\b|locals\b|url\b|self\b)(\w+)/,
    (name) => `Astro.${name} (a page has only its locals and URL)`,
  ],
  [/(?<![\w$.])Astro\b(?!\.|\s*=)()/, () => 'Astro as a whole (use its properties by name)'],
  [/\bAstro\.slots\b(?!\.has\(|\.render\()()/, () => 'Astro.slots other than has() and render()'],
  [/\bAstro\.slots\.render\([^(),]*(,)/, () => 'slots with arguments'],
];

export function refusedIn(code: string): string | null {
  const imported = /import \{([^}]*)\} from "astro\/compiler-runtime"/.exec(code)?.[1] ?? '';
  const called = imported.split(',').map((name) => name.trim().split(' ')[0]!);
  const lacking = called.find((name) => name in missing);
  if (lacking) return missing[lacking]!;
  for (const [pattern, said] of refusals) {
    const found = pattern.exec(code);
    if (found) return said(found[1]!);
  }
  return null;
}

interface Compile {
  error(message: string): never;
}

export const pageRuntime = {
  name: 'forecourt:page-runtime',
  apply: 'build' as const,
  enforce: 'pre' as const,
  resolveId: (source: string): string | null => (source === 'astro/compiler-runtime' ? runtime : null),
  transform: {
    order: 'post' as const,
    handler(this: Compile, code: string, id: string): void {
      const refused = id.endsWith('.astro') ? refusedIn(code) : null;
      if (refused !== null)
        this.error(`${id}: built pages do not support ${refused} (docs/decisions/031-small-page-runtime.md).`);
    },
  },
};
