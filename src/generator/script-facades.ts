import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FACADE = /^import"\.\/(?<target>[\w.-]+\.js)";\s*$/;

/** Removes Astro's entry files that only import one chunk: saves a request. */
export function dropFacades(compiled: string): void {
  const assets = join(compiled, 'client', '_a');
  const facades = new Map<string, string>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const target = FACADE.exec(readFileSync(join(assets, file), 'utf8'))?.groups?.target;
    if (target !== undefined) facades.set(file, target);
  }
  for (const file of serverFiles(join(compiled, 'server'))) {
    const code = readFileSync(file, 'utf8');
    const renamed = [...facades].reduce(
      (text, [facade, target]) => text.replaceAll(`_a/${facade}`, `_a/${target}`),
      code,
    );
    if (renamed !== code) writeFileSync(file, renamed);
  }
  for (const facade of facades.keys()) rmSync(join(assets, facade));
}

const serverFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => join(entry.parentPath, entry.name));
