/** Variants of the compiled bundle that a site was built with, as other states of the code would have left them. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFolder } from '#src/generator/compile.ts';
import { readRecord, writeRecord } from '#src/generator/record.ts';

/** The bundle that a site's record names. */
export const bundleOf = (outDir: string, slug: string): string => readRecord(outDir, slug)!.bundle!;

/** Makes the record of a site name another bundle, as if the site had been built from that code. */
export function pretendBuiltFrom(outDir: string, slug: string, bundle: string): void {
  writeRecord(outDir, slug, { ...readRecord(outDir, slug)!, bundle });
}

/**
 * Copies a bundle under another fingerprint, as the newest, with an entry that changes the real one.
 * @param code of an ES module; `real` is the entry that it replaces parts of
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
