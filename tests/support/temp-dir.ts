/** Removed after each test file: property tests create thousands. */
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
