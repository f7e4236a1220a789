/** Skips a refresh if inputs and files are unchanged and no time-based change is due. */
import { existsSync, readFileSync } from 'node:fs';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { isCompiled, markUsed, type SourceFingerprints } from './compile.ts';
import { templateOf } from './dealer-template.ts';
import { feedHash, filesHash, type Received } from './inputs.ts';
import { codeFolder, dealerFile, previousFolder, siteFolder } from './layout.ts';
import { sourceOf, type GeneratorOptions } from './options.ts';
import { filesOnDisk, readRecord, writeAtomically, type BuildRecord } from './record.ts';
import { refreshBundle } from './site-bundle.ts';
import { touch } from './site-code.ts';
import type { TenantResult } from './tenant-result.ts';

export function unchangedSite(
  slug: string,
  options: GeneratorOptions,
  present: SourceFingerprints,
  received: Received | null,
): TenantResult | null {
  const started = performance.now();
  const { outDir } = options;
  const record = readRecord(outDir, slug);
  if (!record?.standing || !record.bundle || !isCompiled(record.bundle)) return null;
  const { inputs, from, until, result } = record.standing;
  const template = templateOf(slug, options.tenantsDir);
  const stands =
    record.source === sourceOf(options) &&
    options.now >= from &&
    options.now < until &&
    isCodeInstalled(outDir, slug, record.bundle) &&
    inputs.feed === feedHash(received) &&
    inputs.files === filesHash(slug, present.builds[template], options) &&
    isOnDisk(record, siteFolder(outDir, slug));
  if (!stands) return null;
  const { warning } = refreshBundle({
    slug,
    recorded: record.bundle,
    present: present.pages[template],
    isCompiled,
    takenBack: [],
  });
  markUsed(record.bundle);
  touch(codeFolder(outDir, record.bundle));
  updateDealerRecord(dealerFile(outDir, slug), options.now);
  return {
    ...result,
    slug,
    ok: true,
    written: 0,
    seconds: (performance.now() - started) / 1000,
    warnings: [...(warning === null ? [] : [warning]), ...result.warnings],
    errors: [],
  };
}

const isCodeInstalled = (outDir: string, slug: string, bundle: string): boolean =>
  process.env.NETLIFY !== 'true' &&
  existsSync(codeFolder(outDir, bundle)) &&
  existsSync(dealerFile(outDir, slug)) &&
  !existsSync(previousFolder(outDir, slug));

function isOnDisk({ files }: BuildRecord, folder: string): boolean {
  const disk = filesOnDisk(folder);
  const recorded = Object.entries(files);
  return (
    recorded.length === disk.size &&
    recorded.every(([file, [, bytes, mtimeMs]]) => {
      const found = disk.get(file);
      return found?.bytes === bytes && found.mtimeMs === mtimeMs;
    })
  );
}

/** Records the refresh even without changes (server/operations/stock-refresh). */
function updateDealerRecord(file: string, now: number): void {
  const record = JSON.parse(readFileSync(file, 'utf8')) as DealerRecord;
  if (record.built) writeAtomically(file, `${JSON.stringify({ ...record, built: { ...record.built, at: now } })}\n`);
}
