import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { devFunctionsIntegration } from '#src/local-server/dev/functions-integration.ts';
import { defaultTemplate } from '#src/domain/tenant/settings/varying-defaults.ts';
import { assetPattern } from '#src/domain/tenant/template-files.ts';
import { writeModuleHashes } from '#src/generator/module-hashes.ts';
import { withoutUnusedHelperParts } from '#src/render/unused-helper-parts.ts';
import { pageRuntime } from '#src/render/refuse.ts';

/** Compiled once; the generator then renders every path of every tenant (docs/decisions/001-compile-once.md). */
const forecourtAdapter = {
  name: 'forecourt',
  hooks: {
    // Functions run without node_modules or NODE_ENV.
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
      updateConfig({ image: { service: passthroughImageService() }, vite: { define, ssr: { noExternal: true } } });
    },
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'forecourt',
        entrypointResolution: 'auto',
        serverEntrypoint: new URL('./src/render-entry.ts', import.meta.url),
        supportedAstroFeatures: { serverOutput: 'stable', staticOutput: 'stable', sharpImageService: 'stable' },
      });
    },
  },
};

const clientNear = {
  name: 'client-near',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'near', entrypoint: './src/ui/near.directive.ts' });
    },
  },
};

/** A compile is of one template (docs/decisions/086-one-compile-per-template.md). */
const template = (process.env.FORECOURT_TEMPLATE ??= defaultTemplate);

/** `#template/X` is the template's own file, or the shared one if it has none. */
const templateFiles = {
  name: 'forecourt:template',
  enforce: 'pre',
  resolveId(source) {
    if (!source.startsWith('#template/')) return null;
    const [file, query] = source.slice('#template/'.length).split('?');
    const found = [template, 'shared']
      .map((folder) => join(import.meta.dirname, 'src/templates', folder, file))
      .find((path) => existsSync(path));
    return found && query !== undefined ? `${found}?${query}` : found;
  },
};

/** For packages in the pages' scripts; notices for fonts and icons are in public/licences. */
const notices = {
  name: 'forecourt:notices',
  configEnvironment: (name) => (name === 'client' ? { build: { license: { fileName: 'licences/code.txt' } } } : null),
};

/**
 * A page loads one script shared by all pages and one for its page type. Otherwise a phone would wait in turn for a
 * dozen small modules, nested four deep. Code for several page types belongs in the shared script, or other pages would
 * load a vehicle page's scripts.
 */
const pageScripts = [
  {
    name: 'page',
    test: /(every-page\.client|domain\/content\/promotions|account\/ui\/signed-in-mark|ui\/follow-link|lib\/memoize|preload-helper)\.[jt]s$/,
    priority: 3,
  },
  { name: 'watchlist', test: /account\/ui\/watchlist\.client\.ts$/, priority: 2 },
  { name: 'map', test: /locations\/map\.client\.ts$/, priority: 2 },
  { name: 'forms', test: /enquiry\/forms\.client\.ts$/, priority: 2 },
  { name: 'vehicle', test: /vehicle-page\.client\.ts$/, priority: 1 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\/|ui\/Icon\.tsx$/, priority: 2 },
  // Small modules of many islands, then code of all vehicle lists, then of all searches.
  {
    name: 'small',
    test: /src\/(lib\/(money|text)|domain\/(images\/image-url|locations\/regional-terms|price\/price-(display|range)|vehicle\/cab)|view\/copy\/stock-copy|features\/search\/app\/fetch-config)\.ts$/,
    priority: 2,
  },
  {
    name: 'cards',
    test: /(search\/(record|request-filters)|card\/card-data|vehicle-card\/VehicleCards|plain-words\/(colours|known-values))\.tsx?$/,
    priority: 1,
  },
  {
    name: 'engine',
    test: /(search\/app\/(prepare-search|search-note)|budget-finder\/count-by-search)\.ts$/,
    priority: 0,
  },
  { name: 'words', test: /(app\/typed-search|text\/text-search)\.ts$/, priority: 0 },
  // List pages and the live search need these at once: labels and URLs, which cards and other islands also need, and
  // list-only code, which must not run on those islands' pages.
  { name: 'labels', test: /domain\/(search\/search-query|vocabulary\/labels)\.ts$/, priority: 3 },
  {
    name: 'static-list',
    test: /(search-stage\.store|search\/app\/(until-idle|static-list\.client))\.ts$/,
    priority: 3,
  },
  // The list's island and the search that replaces it load together.
  { name: 'open-search', test: /features\/search\/(SearchIsland\.tsx|app\/open-search\.ts)$/, priority: 0 },
];

/** InstantSearch loads these even if unused (docs/decisions/034-search-bytes.md). */
const unusedSearchParts = new RegExp(
  String.raw`^\.{1,2}/.*\b(addInsightsToRecommendParameters|createInsightsMiddleware|createMetadataMiddleware|createSendEventFor(Hits|Facet)|hydrate(SearchClient|RecommendCache)|createHelpers|routers/history|stateMappings/simple)\.js$`,
);

/** Named after the template: a dealer's site only includes its own template's files (src/generator/plan.ts). */
const scriptFileNames = ({ name, facadeModuleId }) => assetPattern(name, facadeModuleId, '.js');
const assetFileNames = ({ names, originalFileNames }) =>
  assetPattern((names[0] ?? 'file').replace(/\.[^.]*$/, ''), originalFileNames[0], '[extname]');
const clientOutput = {
  codeSplitting: { groups: pageScripts },
  entryFileNames: scriptFileNames,
  chunkFileNames: scriptFileNames,
  assetFileNames,
};

export default defineConfig({
  output: 'server',
  outDir: process.env.FORECOURT_COMPILED ?? './.forecourt/compiled/manual',
  trailingSlash: 'ignore',
  compressHTML: 'jsx',
  devToolbar: { enabled: false },
  build: { assets: '_a', inlineStylesheets: 'never' },
  adapter: forecourtAdapter,
  integrations: [clientNear, react({ experimentalDisableStreaming: true }), devFunctionsIntegration],
  session: false,
  vite: {
    plugins: [templateFiles, pageRuntime, withoutUnusedHelperParts, notices, writeModuleHashes(import.meta.dirname)],
    resolve: {
      alias: [
        { find: unusedSearchParts, replacement: new URL('./src/lib/unused-search-parts.ts', import.meta.url).pathname },
        // React 18 and later include this hook.
        { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
        // Bundlers can tree-shake Leaflet's ES module build.
        { find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
      ],
    },
    build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', emptyOutDir: true },
    server: { allowedHosts: ['.localhost'] },
    environments: {
      client: { build: { rolldownOptions: { output: clientOutput } } },
      ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    },
  },
});
