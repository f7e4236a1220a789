import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/**
 * Hands out Astro's `createApp()`: the build compiles once, and the generator then renders every
 * path of every tenant through it (docs/decisions/001-compile-once.md).
 */
const forecourtAdapter = {
  name: 'forecourt',
  hooks: {
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

export default defineConfig({
  output: 'server',
  outDir: process.env.FORECOURT_COMPILED ?? './.forecourt/compiled/manual',
  // The generator's own public/ folder is linked into every site; a dealer's files come from its tenant folder.
  publicDir: './public',
  trailingSlash: 'ignore',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { assets: '_astro', inlineStylesheets: 'never' },
  adapter: forecourtAdapter,
  integrations: [react({ experimentalDisableStreaming: true })],
  session: false,
  vite: {
    // InstantSearch brings a parser of query strings for its own router; ours needs none (12 KB).
    resolve: { alias: { qs: new URL('./src/lib/no-query-parser.ts', import.meta.url).pathname } },
    build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', emptyOutDir: true },
    server: { allowedHosts: ['.localhost'] },
  },
});
