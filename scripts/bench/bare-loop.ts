/** The floor: the same bytes written to the same paths by a loop that does nothing else. */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Seconds to write every HTML page of `site` below `target`, 64 at a time. */
export async function bareWriteLoop(site: string, target: string): Promise<number> {
  const pages = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: join(target, relative(site, file)), bytes: readFileSync(file) }));
  rmSync(target, { recursive: true, force: true });
  const started = performance.now();
  for (const folder of new Set(pages.map(({ file }) => dirname(file)))) mkdirSync(folder, { recursive: true });
  for (let at = 0; at < pages.length; at += 64)
    await Promise.all(pages.slice(at, at + 64).map(({ file, bytes }) => writeFile(file, bytes)));
  const seconds = (performance.now() - started) / 1000;
  rmSync(target, { recursive: true, force: true });
  return seconds;
}
