/** An interruption at any moment leaves a servable site. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import type { ReplacedFiles } from './releases/replaced-files.ts';
import { dirname, join } from 'node:path';
import { removeTree } from './remove-tree.ts';
import { previousFolder, siteFolder, stagingFolder } from './layout.ts';

/**
 * Replaces the site in two renames. In between, the local server and `restorePrevious` find the old site in `previous`.
 */
export async function swapIn(outDir: string, slug: string, replaced: ReplacedFiles): Promise<void> {
  const target = siteFolder(outDir, slug);
  const previous = previousFolder(outDir, slug);
  mkdirSync(dirname(previous), { recursive: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(stagingFolder(outDir, slug), target);
  replaced.keepAll(previous);
  await removeTree(previous);
}

/** Also removes leftovers from killed runs. */
export async function restorePrevious(outDir: string, slug: string, replaced: ReplacedFiles): Promise<void> {
  const target = siteFolder(outDir, slug);
  const previous = previousFolder(outDir, slug);
  if (existsSync(previous) && !existsSync(target)) renameSync(previous, target);
  replaced.keepAll(previous);
  await removeTree(previous);
  await removeTree(stagingFolder(outDir, slug));
}

/** Renames in an order that keeps links valid, removals last. */
export function moveIn(
  outDir: string,
  slug: string,
  staged: Iterable<string>,
  gone: string[],
  replaced: ReplacedFiles,
): void {
  const target = siteFolder(outDir, slug);
  const staging = stagingFolder(outDir, slug);
  const folders = new Set<string>();
  for (const file of [...staged].sort((a, b) => order(a) - order(b))) {
    const folder = dirname(join(target, file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    replaced.keep(target, file);
    renameSync(join(staging, file), join(target, file));
  }
  for (const file of gone) {
    replaced.keep(target, file);
    rmSync(join(target, file), { force: true });
  }
  for (const folder of new Set(gone.map((file) => dirname(file)))) removeEmpty(target, folder);
}

/** Some hosts list empty folders. */
function removeEmpty(target: string, folder: string): void {
  if (folder === '.' || !existsSync(join(target, folder)) || readdirSync(join(target, folder)).length > 0) return;
  rmdirSync(join(target, folder));
  removeEmpty(target, dirname(folder));
}

/** Assets, then vehicles, then everything that links to them. */
function order(file: string): number {
  if (!file.endsWith('.html')) return 0;
  return file.startsWith('cars/') && file !== 'cars/index.html' ? 1 : 2;
}
