/** Pages and records for functions, compiled once. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { loadBundle } from '#src/generator/bundle.ts';
import { bundleFolder } from '#src/generator/compile.ts';
import { codeFolder, dealerFile } from '#src/generator/layout.ts';
import { installCode } from '#src/generator/site-code.ts';
import type { SiteContext, Tenant } from '#src/domain/site.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { compiledCode } from './compiled.ts';

export interface CompiledSites {
  dealersDir: string;
  add(tenant: Tenant, context: SiteContext): void;
  remove(): void;
}

/** Installs every template's code, and returns the fingerprints. */
export async function withCode(outDir: string): Promise<Record<TemplateName, string>> {
  const codes: Partial<Record<TemplateName, string>> = {};
  for (const template of templateNames) {
    const code = (codes[template] = await compiledCode(template));
    installCode(await loadBundle(bundleFolder(code), code), outDir);
  }
  return codes as Record<TemplateName, string>;
}

export async function compiledSites(): Promise<CompiledSites> {
  const outDir = mkdtempSync(join(tmpdir(), 'forecourt-code-'));
  const codes = await withCode(outDir);
  return {
    dealersDir: dirname(codeFolder(outDir)),
    add({ slug, settings, locations, reviews }, context) {
      const record: DealerRecord = {
        slug,
        settings,
        locations,
        reviews,
        site: { code: codes[settings.template], context },
      };
      writeFileSync(dealerFile(outDir, slug), JSON.stringify(record));
    },
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

/** Breaks every dealer's code reference until disposed. */
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
