/** Compiled pages and records for functions, compiled once. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadBundle } from '#src/generator/bundle.ts';
import { bundleFolder, compile, sourceFingerprints } from '#src/generator/compile.ts';
import { codeFolder, dealerFile } from '#src/generator/layout.ts';
import { installCode } from '#src/generator/site-code.ts';
import type { SiteContext, Tenant } from '#src/domain/site.ts';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';

export interface CompiledSites {
  dealersDir: string;
  add(tenant: Tenant, context: SiteContext): void;
  remove(): void;
}

export async function withCode(outDir: string): Promise<string> {
  const fingerprint = sourceFingerprints().pages;
  await compile(fingerprint);
  installCode(await loadBundle(bundleFolder(fingerprint), fingerprint), outDir);
  return fingerprint;
}

export async function compiledSites(): Promise<CompiledSites> {
  const outDir = mkdtempSync(join(tmpdir(), 'forecourt-code-'));
  const code = await withCode(outDir);
  return {
    dealersDir: dirname(codeFolder(outDir)),
    add({ slug, settings, locations, reviews }, context) {
      const record: DealerRecord = { slug, settings, locations, reviews, site: { code, context } };
      writeFileSync(dealerFile(outDir, slug), JSON.stringify(record));
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

/** Breaks the code reference of every dealer's record until disposed. */
export function withoutCode({ outDir }: { outDir: string }): Disposable {
  const records = readdirSync(join(outDir, '.forecourt/server'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(outDir, '.forecourt/server', name));
  const kept = records.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const { file, text } of kept) {
    const record = JSON.parse(text) as DealerRecord;
    writeFileSync(file, JSON.stringify({ ...record, site: { ...record.site, code: 'gone' } }));
  }
  return {
    [Symbol.dispose]: () => {
      for (const { file, text } of kept) writeFileSync(file, text);
    },
  };
}
