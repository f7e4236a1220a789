/** Bundles the generator: Node takes most of a second to read its 750 modules, twice as long as a small refresh. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as Builder from './build-tenants.ts';
import { moveIntoPlace, type SourceFingerprints } from './compile.ts';

const source = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const entries = ['build-tenants', 'render-worker'];
const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const bundlesDir = join(projectDir, '.forecourt', 'generator');
/** An earlier command may not have loaded its bundle yet. */
const keep = 3;

export async function loadBuilder(sources: Pick<SourceFingerprints, 'all'>, dir = bundlesDir): Promise<typeof Builder> {
  const folder = join(dir, bundleName(sources));
  if (!existsSync(folder)) await bundle(dir, folder);
  return import(pathToFileURL(join(folder, 'build-tenants.mjs')).href) as Promise<typeof Builder>;
}

// The bundle contains the project's path.
const bundleName = ({ all }: Pick<SourceFingerprints, 'all'>): string =>
  createHash('sha1').update(`${all}\n${projectDir}\n${process.version}`).digest('hex').slice(0, 16);

async function bundle(dir: string, folder: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  const part = join(dir, `.part-${process.pid}`);
  mkdirSync(dir, { recursive: true });
  const build = await rolldown({
    input: Object.fromEntries(entries.map((name) => [name, source(name)])),
    cwd: projectDir,
    platform: 'node',
    // Bundlers can only follow ES modules.
    resolve: { mainFields: ['module', 'main'] },
    external: ['sharp', 'pg-native'],
    plugins: [bundledThread, inlineModuleUrls],
  });
  await build.write({
    dir: part,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await build.close();
  moveIntoPlace(part, folder);
  dropOldest(dir);
}

/** Reading its source would take as long as loading the pages' code. */
const bundledThread = {
  name: 'bundled-thread',
  transform: {
    filter: { code: 'render-worker.ts' },
    handler: (code: string) =>
      code.replace("new URL('./render-worker.ts', import.meta.url)", "import.meta.dirname + '/render-worker.mjs'"),
  },
};

/** The project and image folders are derived from each module's URL. */
const inlineModuleUrls = {
  name: 'own-addresses',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code: string, id: string) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

function dropOldest(dir: string): void {
  const folders = readdirSync(dir)
    .map((name) => join(dir, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(keep)) rmSync(folder, { recursive: true, force: true });
}
