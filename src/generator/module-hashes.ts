/**
 * What each module of the compiled pages has become: written beside the bundle, so that two revisions can be compared
 * by what a dealer's functions draw with (scripts/changed-tenants).
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const moduleHashesFile = 'modules.json';

/** By the module's path in the project: hash of its compiled code, and the modules it takes from. */
export type ModuleHashes = Record<string, { hash: string; imports: string[] }>;

interface RenderedChunk {
  type: 'chunk';
  modules: Record<string, { code: string | null }>;
}
type Output = RenderedChunk | { type: 'asset' };

/** Hashes of what was rendered; `importsOf` answers with ids as the bundler has them. */
export function moduleHashes(
  output: readonly Output[],
  projectDir: string,
  importsOf: (id: string) => readonly string[],
): ModuleHashes {
  const name = (id: string) => moduleName(id, projectDir);
  const hashes: ModuleHashes = {};
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { code }] of Object.entries(chunk.modules))
      if (!isOfThisBuild(id))
        hashes[name(id)] = {
          hash: createHash('sha1')
            .update(code ?? '')
            .digest('hex'),
          imports: importsOf(id).map(name),
        };
  }
  return hashes;
}

/** The manifest names folders and has a new key in each compile. */
const isOfThisBuild = (id: string): boolean => id.includes('virtual:astro:manifest');

/** Packages by their own path, wherever they lie. */
function moduleName(id: string, projectDir: string): string {
  const packages = id.lastIndexOf('/node_modules/');
  if (packages >= 0) return id.slice(packages + 1);
  return id.startsWith(projectDir) ? relative(projectDir, id).split(sep).join('/') : id;
}

interface PluginContext {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The plugin of the compile. */
export const writeModuleHashes = (projectDir: string) => ({
  name: 'forecourt:module-hashes',
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
  writeBundle(this: PluginContext, { dir }: { dir?: string }, bundle: Record<string, Output>) {
    const hashes = moduleHashes(Object.values(bundle), projectDir, (id) => {
      const info = this.getModuleInfo(id);
      return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
    });
    // Beside the code, which goes along with functions.
    writeFileSync(join(dir!, '..', moduleHashesFile), JSON.stringify(hashes));
  },
});
