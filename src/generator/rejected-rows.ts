import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rejection } from '#src/sources/stock/load-stock.ts';
import { rejectedFile, rejectedHistoryFolder } from './layout.ts';
import { writeAtomically } from './record.ts';

const keep = 10;

/** @param now epoch milliseconds */
export function writeRejected(outDir: string, slug: string, rejected: Rejection[], now: number): void {
  const text = `${JSON.stringify(rejected, null, 1)}\n`;
  const file = rejectedFile(outDir, slug),
    folder = rejectedHistoryFolder(outDir, slug);
  if (readOrNull(file) !== text) {
    writeAtomically(join(folder, `${new Date(now).toISOString().replaceAll(':', '-')}.json`), text);
    for (const old of readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .slice(0, -keep))
      rmSync(join(folder, old), { force: true });
  }
  writeAtomically(file, text);
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
