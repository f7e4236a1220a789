/** Builds or refreshes one tenant's site: everything is staged, then moved in, then recorded. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';
import { isProduction, readEnvironment } from '#src/server/environment.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import type { Bundle } from './bundle.ts';
import { dealerFile, feedCacheFolder, rejectedFile, siteFolder, stagingFolder } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { Parts } from './parts.ts';
import { planSite, type PlannedFile } from './plan.ts';
import { filesOnDisk, readRecord, writeRecord, writeWhole, type BuildRecord, type RecordedFile } from './record.ts';
import type { RenderPool } from './render-pool.ts';
import { removeTree } from './remove-tree.ts';
import { Stage } from './stage.ts';
import { moveIn, restorePrevious, swapIn } from './swap.ts';

/** One dealer's line in the summary; the shape that `--json` prints. */
export interface TenantResult {
  slug: string;
  ok: boolean;
  /** Rows of the feed: vehicles + rejected. */
  rows: number;
  vehicles: number;
  rejected: number;
  /** HTML pages of the site. */
  pages: number;
  /** Files written in this run. */
  written: number;
  /** Bytes of the whole site. */
  bytes: number;
  /** The tenant's own time, without the compile. */
  seconds: number;
  warnings: string[];
  errors: string[];
}

/** The compiled code that renders a site. */
export interface SiteCode {
  bundle: Bundle;
  pool: RenderPool;
  /** What the operator should know of it; null when there is nothing to say. */
  warning: string | null;
}

export interface BuildContext {
  options: GeneratorOptions;
  /** Chooses the code, by the bundle that the last build recorded. */
  codeFor: (recorded: string | null) => Promise<SiteCode>;
  /** Files that every site has, such as icons. */
  publicDir: string;
  onProgress: (files: number) => void;
}

/** @throws whatever made the tenant fail; its last good site is untouched then */
export async function buildTenant(slug: string, build: BuildContext): Promise<TenantResult> {
  const started = performance.now();
  const { outDir } = build.options;
  await restorePrevious(outDir, slug);
  const record = readRecord(outDir, slug);
  const code = await build.codeFor(record?.bundle ?? null);
  const site = await load(slug, build, record);
  const parts = new Parts(code.bundle);
  const stage = new Stage(stagingFolder(outDir, slug), code.pool, slug, parts, build.onProgress);
  try {
    const { files, pages } = await stageChanges(slug, build, code, site, record, stage, parts);
    for (const [file, hash] of stage.staged) {
      const { size, mtimeMs } = statSync(join(siteFolder(outDir, slug), file));
      files[file] = [hash, size, mtimeMs];
    }
    writeWhole(dealerFile(outDir, slug), `${JSON.stringify(dealerRecord(site))}\n`);
    writeWhole(rejectedFile(outDir, slug), `${JSON.stringify(site.rejected, null, 1)}\n`);
    writeRecord(outDir, slug, { version: 1, bundle: code.bundle.fingerprint, source: sourceOf(build.options), vehicles: site.accepted, files });
    return {
      slug, ok: true, rows: site.rows, vehicles: site.accepted, rejected: site.rejected.length, pages, written: stage.staged.size,
      bytes: Object.values(files).reduce((sum, [, bytes]) => sum + bytes, 0),
      seconds: (performance.now() - started) / 1000, warnings: [...(code.warning === null ? [] : [code.warning]), ...site.warnings], errors: [],
    };
  } finally {
    await discard(stage, stagingFolder(outDir, slug));
  }
}

/**
 * Removes what was staged once no thread writes there any more. It never throws: what made a build fail is the failure to show, and the
 * next run clears what is left here.
 */
async function discard(stage: Stage, folder: string): Promise<void> {
  await stage.settled();
  await removeTree(folder).catch((cause: Error) => process.stderr.write(`${folder} could not be removed: ${cause.message}\n`));
}

const dealerRecord = ({ tenant }: LoadedSite): DealerRecord => ({ slug: tenant.slug, settings: tenant.settings, locations: tenant.locations, reviews: tenant.reviews });

const sourceOf = ({ stockFile }: GeneratorOptions) => stockFile ?? 'own';

function load(slug: string, { options }: BuildContext, record: BuildRecord | null): Promise<LoadedSite> {
  return loadSite(slug, {
    tenantsDir: options.tenantsDir, live: isProduction(readEnvironment()), now: options.now, acceptDrop: options.acceptDrop, cacheDir: feedCacheFolder(options.outDir, slug),
    ...(options.stockFile === null ? {} : { stockFile: options.stockFile }),
    previousCount: record?.source === sourceOf(options) ? record.vehicles : null,
  });
}

/** Stages every file that is not already right on disk, moves it in, and returns the files that were kept. */
async function stageChanges(slug: string, build: BuildContext, code: SiteCode, site: LoadedSite, record: BuildRecord | null, stage: Stage, parts: Parts) {
  const { options } = build;
  const target = siteFolder(options.outDir, slug);
  const whole = options.mode === 'build' || !existsSync(target);
  const disk = whole ? new Map<string, { bytes: number; mtimeMs: number }>() : filesOnDisk(target);
  const isCurrent = ({ file, hash }: PlannedFile) => {
    const recorded = whole ? undefined : record?.files[file];
    const found = disk.get(file);
    return recorded !== undefined && found !== undefined && recorded[0] === hash && recorded[1] === found.bytes && recorded[2] === found.mtimeMs;
  };
  const kept: Record<string, RecordedFile> = {};
  let pages = 0;
  for (const planned of plan(slug, build, code, site, parts)) {
    if (planned.file.endsWith('.html')) pages++;
    if (isCurrent(planned)) kept[planned.file] = record!.files[planned.file]!;
    else await stage.add(planned);
  }
  await stage.finish();
  if (whole) await swapIn(options.outDir, slug);
  else moveIn(options.outDir, slug, stage.staged.keys(), [...disk.keys()].filter((file) => !(file in kept) && !stage.staged.has(file)));
  return { files: kept, pages };
}

function plan(slug: string, { options, publicDir }: BuildContext, { bundle, pool }: SiteCode, { tenant, stock }: LoadedSite, parts: Parts) {
  const context = bundle.entry.siteContext(tenant, stock);
  pool.useSite(slug, context);
  const { library } = tenant.settings.images;
  return planSite(bundle, parts, tenant, stock, context, {
    client: bundle.clientDir,
    public: publicDir,
    tenant: join(options.tenantsDir, slug),
    library: library === null ? null : join(options.tenantsDir, library, 'photos'),
  });
}
