/** Compiles with Astro's own runtime, for comparison (tests/sites/page-runtime.test.ts). */
import config from '../../../astro.config.mjs';

/** Intended differences (docs/decisions/025-islands.md): no inline scripts, unnumbered island ids. */
const decided = [
  {
    source: '../scripts.js',
    importer: '/astro/dist/runtime/server/',
    code: `
      export const determineIfNeedsHydrationScript = () => false;
      export const determinesIfNeedsDirectiveScript = () => false;
      export const getPrescripts = () => '';`,
  },
  { source: './context.js', importer: '/@astrojs/react/', code: `export const incrementId = () => '';` },
];

const asDecided = {
  name: 'as-decided',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const found = decided.findIndex((one) => one.source === source && importer.includes(one.importer));
    return found < 0 ? null : `\0as-decided:${found}`;
  },
  load: (id) => (id.startsWith('\0as-decided:') ? decided[id.split(':')[1]].code : null),
};

const { hooks } = config.adapter;

export default {
  ...config,
  adapter: {
    ...config.adapter,
    hooks: {
      ...hooks,
      'astro:config:done': (given) =>
        hooks['astro:config:done']({
          ...given,
          setAdapter: (adapter) =>
            given.setAdapter({ ...adapter, serverEntrypoint: new URL('./entry.ts', import.meta.url) }),
        }),
    },
  },
  vite: {
    ...config.vite,
    plugins: [...config.vite.plugins.filter(({ name }) => name !== 'forecourt:page-runtime'), asDecided],
  },
};
