import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Bundle } from './bundle.ts';
import { moveIntoPlace } from './compile.ts';
import { allReleasesFolder, codeFolder } from './layout.ts';
import { readRelease, releaseIds } from './releases/releases.ts';
import { linkOrCopy } from './link-or-copy.ts';
import { filesBelow } from './images/files-below.ts';

export function installCode({ fingerprint, serverDir }: Bundle, outDir: string): void {
  const place = codeFolder(outDir, fingerprint);
  if (existsSync(place)) {
    touch(place);
    return;
  }
  const part = codeFolder(outDir, `.part-${process.pid}`);
  for (const source of filesBelow(serverDir)) {
    const file = join(part, relative(serverDir, source));
    mkdirSync(dirname(file), { recursive: true });
    linkOrCopy(source, file);
  }
  moveIntoPlace(part, place);
  touch(place);
}

/** Newer code may belong to a running build, which has no record yet. */
const youngMs = 24 * 60 * 60 * 1000;

export function dropUnusedCode(outDir: string): void {
  const folder = codeFolder(outDir);
  if (!existsSync(folder)) return;
  const used = new Set([...recordsIn(dirname(folder)).map(({ site }) => site?.code), ...releasedCode(outDir)]);
  for (const name of readdirSync(folder)) {
    const age = Date.now() - statSync(join(folder, name)).mtimeMs;
    if (!used.has(name) && age > youngMs) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A restored release needs its own code. */
const releasedCode = (outDir: string): string[] =>
  existsSync(allReleasesFolder(outDir))
    ? readdirSync(allReleasesFolder(outDir)).flatMap((slug) =>
        releaseIds(outDir, slug).map((id) => readRelease(outDir, slug, id).code),
      )
    : [];

const recordsIn = (folder: string): DealerRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DealerRecord);

export function touch(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}
