/** Hashes bundled code: imported modules, but no comments. */
import { createHash } from 'node:crypto';
import { globSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { rolldown, type InputOptions } from 'rolldown';
import { moduleHashes } from '#src/generator/module-hashes.ts';
import type { Outputs } from './planned-outputs.ts';
import { reached } from './reached.ts';

export function functionHashes(dir: string): Promise<Outputs> {
  const folder = join(dir, 'functions');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  return hashesOf(dir, {
    input: Object.fromEntries(files.map((file) => [`function/${basename(file, '.ts')}`, join(folder, file)])),
    resolve: { mainFields: ['module', 'main'] },
    external: ['sharp', 'pg-native'],
  });
}

/** The generator, which renders the compiled pages, isn't compiled itself. */
export async function generatorHash(dir: string): Promise<string> {
  const files = ['scripts/commands/build.ts', ...globSync('src/generator/**/*.ts', { cwd: dir })].toSorted();
  const hashes = await hashesOf(dir, {
    input: Object.fromEntries(files.map((file) => [file, join(dir, file)])),
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
  });
  return sha1(JSON.stringify([...hashes].toSorted()));
}

async function hashesOf(dir: string, options: InputOptions): Promise<Map<string, string>> {
  const build = await rolldown({ cwd: dir, platform: 'node', logLevel: 'silent', ...options });
  const { output } = await build.generate({ format: 'esm', comments: false });
  await build.close();
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])));
  const importsOf = (file: string) => [
    ...(chunks.get(file)?.imports ?? []),
    ...(chunks.get(file)?.dynamicImports ?? []),
  ];
  const hashes = new Map<string, string>();
  for (const { fileName, isEntry, name } of chunks.values()) {
    if (!isEntry) continue;
    const modules = moduleHashes(
      [...reached([fileName], importsOf)].map((file) => chunks.get(file)).filter((chunk) => chunk !== undefined),
      dir,
      () => [],
    );
    hashes.set(name, sha1(JSON.stringify(Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1)))));
  }
  return hashes;
}

const sha1 = (content: string): string => createHash('sha1').update(content).digest('hex');
