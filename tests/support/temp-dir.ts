/** Folders for what a file of tests writes, below one that is taken away at its end: property tests make thousands. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let root: string | null = null;

export const tempDir = (): string =>
  mkdtempSync(join((root ??= mkdtempSync(join(tmpdir(), 'forecourt-unit-'))), 'dir-'));

export function removeTempDirs(): void {
  if (root !== null) rmSync(root, { recursive: true, force: true });
  root = null;
}
