/** Lets scripts/changed-tenants compare functions' code between revisions. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const moduleHashesFile = 'modules.json';

export type ModuleHashes = Record<string, { hash: string; imports: string[] }>;

interface RenderedChunk {
  type: 'chunk';
  modules: Record<string, { code: string | null }>;
}
type Output = RenderedChunk | { type: 'asset' };

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

/** The manifest contains folder paths, and a new key for each compile. */
const isOfThisBuild = (id: string): boolean => id.includes('virtual:astro:manifest');

function moduleName(id: string, projectDir: string): string {
  const packages = id.lastIndexOf('/node_modules/');
  if (packages >= 0) return id.slice(packages + 1);
  return id.startsWith(projectDir) ? relative(projectDir, id).split(sep).join('/') : id;
}

interface PluginContext {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

export const writeModuleHashes = (projectDir: string) => ({
  name: 'forecourt:module-hashes',
  applyToEnvironment: ({ name }: { name: string }) => name === 'ssr',
  writeBundle(this: PluginContext, { dir }: { dir?: string }, bundle: Record<string, Output>) {
    const hashes = moduleHashes(Object.values(bundle), projectDir, (id) => {
      const info = this.getModuleInfo(id);
      return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
    });
    writeFileSync(join(dir!, '..', moduleHashesFile), JSON.stringify(hashes));
  },
});
