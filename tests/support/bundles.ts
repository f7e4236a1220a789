import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '#src/generator/compile.ts';
import { readRecord, writeRecord } from '#src/generator/record.ts';

export const bundleOf = (outDir: string, slug: string): string => readRecord(outDir, slug)!.bundle!;

export function pretendBuiltFrom(outDir: string, slug: string, bundle: string): void {
  writeRecord(outDir, slug, { ...readRecord(outDir, slug)!, bundle });
}

/**
 * The copy is the newest, with an entry that modifies the real one.
 *
 * @param code of an ES module; `real` is the original entry
 */
export function variantBundle(of: string, fingerprint: string, code: string): { remove: () => void } {
  const folder = bundleFolder(fingerprint);
  cpSync(bundleFolder(of), folder, { recursive: true });
  cpSync(join(folder, 'server/entry.mjs'), join(folder, 'server/real-entry.mjs'));
  writeFileSync(
    join(folder, 'server/entry.mjs'),
    `import * as real from './real-entry.mjs';\nexport * from './real-entry.mjs';\n${code}\n`,
  );
  return { remove: () => rmSync(folder, { recursive: true, force: true }) };
}
