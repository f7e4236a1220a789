import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressBook } from '#src/domain/retired-urls.ts';
import type { SiteContext } from '#src/domain/site.ts';
import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { localDate } from '#src/lib/dates.ts';
import { isProduction, readEnvironment } from '#src/server/platform/environment.ts';
import type { FetchedFeeds } from '#src/sources/stock/feeds-ahead.ts';
import { loadSite, type LoadedSite } from '#src/sources/load-site.ts';
import type { Bundle } from './bundle.ts';
import type { SourceFingerprints } from './compile.ts';
import { dealerRecord } from './dealer-record.ts';
import { templateOf } from './dealer-template.ts';
import { filesHash, inputsOf, type Received } from './inputs.ts';
import { dealerFile, feedCacheFolder, omittedFile, siteFolder, stagingFolder } from './layout.ts';
import { writeNetlifyConfig } from './netlify-config.ts';
import { keepDay } from './operator-report/day-history.ts';
import { dealerFacts, readFacts, writeFacts } from './operator-report/dealer-facts.ts';
import { middlePageWeight } from './operator-report/page-weight.ts';
import { CommandError, sourceOf, type GeneratorOptions } from './options.ts';
import { requireUniqueHost } from './unique-host.ts';
import { Parts } from './parts.ts';
import type { ImageStore } from './images/image-store.ts';
import { prepareImages, type PublishedFile } from './images/prepare-images.ts';
import { isPage, planSite, type PlannedFile } from './plan.ts';
import {
  filesOnDisk,
  readRecord,
  writeRecord,
  writeAtomically,
  type BuildRecord,
  type FilesOnDisk,
  type RecordedFile,
} from './record.ts';
import { setRevertedCodes, revertedCodes } from './releases/pin.ts';
import { addRelease, releasedVehicles, replacedFiles } from './releases/releases.ts';
import type { RenderPool } from './render-pool.ts';
import { removeTree } from './remove-tree.ts';
import { Stage } from './stage.ts';
import { previousAddresses, previousListings } from './site-memory.ts';
import { rememberedFeed, rememberFeeds } from './feed-memory.ts';
import { previousStock, rememberStock } from './stock-memory.ts';
import { writeRejected } from './rejected-rows.ts';
import { installCode } from './site-code.ts';
import { moveIn, swapIn } from './swap.ts';
import { isEmptyFeed, syndicationText } from './syndication-text.ts';
import { attentionFields, type StandingResult, type TenantResult } from './tenant-result.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

export interface SiteCode {
  bundle: Bundle;
  pool: RenderPool;
  warning: string | null;
}

export interface BuildContext {
  options: GeneratorOptions;
  present: SourceFingerprints;
  /** `recorded`: the last build's bundle. */
  codeFor: (recorded: string | null) => Promise<SiteCode>;
  pictures: ImageStore;
  onProgress: (files: number) => void;
  fetched: FetchedFeeds | null;
  received: Received | null;
  check: () => void;
}

/** @throws any failure; the last good site is left untouched */
export async function buildTenant(slug: string, build: BuildContext): Promise<TenantResult> {
  const started = performance.now();
  const { options, received } = build;
  const { outDir } = options;
  const record = readRecord(outDir, slug);
  const template = templateOf(slug, options.tenantsDir);
  if (options.mode === 'refresh') requireSameTemplate(slug, record, template);
  const inputFiles = filesHash(slug, build.present.builds[template], options);
  const code = await build.codeFor(record?.bundle ?? null);
  const loaded = await load(slug, build.options, record, build.fetched);
  const inputs = inputsOf(loaded.tenant.settings.stock, inputFiles, received, options);
  const { files: pictures, ...site } = await withPreparedImages(loaded, build);
  const parts = new Parts(code.bundle);
  const stage = new Stage(stagingFolder(outDir, slug), code.pool, slug, parts, build);
  try {
    const context = code.bundle.entry.siteContext(site.tenant, site.stock);
    const { files, pages, gone } = await stageChanges(
      build,
      plan(code, site, context, pictures, parts, await previousAddresses(site.tenant, options)),
      slug,
      record,
      stage,
    );
    for (const [file, hash] of stage.staged) {
      const { size, mtimeMs } = statSync(join(siteFolder(outDir, slug), file));
      files[file] = [hash, size, mtimeMs];
    }
    installCode(code.bundle, outDir);
    writeAtomically(
      dealerFile(outDir, slug),
      `${JSON.stringify(dealerRecord(site, options.now, { code: code.bundle.fingerprint, context }))}\n`,
    );
    writeNetlifyConfig(projectDir, site.tenant.settings.images);
    writeRejected(outDir, slug, site.rejected, Date.now());
    const syndicated = code.bundle.entry.syndicatedBy(site.tenant, site.stock, context);
    const omitted = syndicated.flatMap(({ leftOut }) => leftOut);
    writeAtomically(omittedFile(outDir, slug), `${JSON.stringify(omitted, null, 1)}\n`);
    const result: StandingResult = {
      rows: site.rows,
      vehicles: site.accepted,
      rejected: site.rejected.length,
      pages,
      bytes: Object.values(files).reduce((sum, [, bytes]) => sum + bytes, 0),
      warnings: [...site.warnings, ...syndicated.filter(isEmptyFeed).map(syndicationText)],
      notes: [...site.notes, ...syndicated.filter((made) => !isEmptyFeed(made)).map(syndicationText)],
      ...attentionFields(site),
    };
    await rememberFeeds(site.tenant, site.good, options);
    writeRecord(outDir, slug, {
      version: 1,
      bundle: code.bundle.fingerprint,
      template,
      source: sourceOf(options),
      vehicles: site.accepted,
      stock: site.record,
      // A failed feed may be readable at the next refresh.
      ...(inputs &&
        site.failing.length === 0 && { standing: { inputs, from: options.now, until: site.until, result } }),
      files,
    });
    keepFacts(slug, options, site, result, files, (performance.now() - started) / 1000);
    if (stage.staged.size > 0 || gone > 0) keepRelease(slug, build.options, code.bundle.fingerprint, site, result);
    await rememberStock(site.record, options.now);
    return {
      ...result,
      slug,
      ok: true,
      written: stage.staged.size,
      seconds: (performance.now() - started) / 1000,
      warnings: [...(code.warning === null ? [] : [code.warning]), ...result.warnings],
      errors: [],
    };
  } finally {
    await discard(stage, stagingFolder(outDir, slug));
    code.pool.endSite(slug);
  }
}

/** A refresh renders with the code of the last build, which has one template. */
function requireSameTemplate(slug: string, record: BuildRecord | null, template: TemplateName): void {
  if (record?.template !== undefined && record.template !== template)
    throw new CommandError(
      `This site was built with the ${record.template} template, but its settings now name ${template}. Run \`./forecourt build ${slug}\`.`,
    );
}

function keepFacts(
  slug: string,
  { mode, outDir }: GeneratorOptions,
  site: LoadedSite,
  result: StandingResult,
  files: Record<string, RecordedFile>,
  seconds: number,
): void {
  const before = readFacts(outDir, slug);
  const page = middlePageWeight(siteFolder(outDir, slug), files, before?.page ?? null);
  const facts = dealerFacts({ site, result, page, mode, seconds }, before);
  writeFacts(outDir, slug, facts);
  const { timeZone } = site.tenant.settings.regional;
  const today = { day: localDate(site.stock.now, timeZone), onSale: facts.onSale, rejected: result.rejected };
  keepDay(outDir, slug, today, timeZone);
}

/** Building rolled-back code clears its rollback mark. */
function keepRelease(
  slug: string,
  { mode, outDir }: GeneratorOptions,
  code: string,
  { tenant, stock }: LoadedSite,
  result: StandingResult,
): void {
  const vehicles = releasedVehicles([...stock.vehicles, ...stock.sold]);
  addRelease(outDir, slug, { code, restored: null, vehicles, result }, tenant.settings.private.releases.keep);
  const refused = revertedCodes(outDir, slug);
  const others = refused.filter((fingerprint) => fingerprint !== code);
  if (mode === 'build' && others.length < refused.length) setRevertedCodes(outDir, slug, others);
}

/** Never throws, so the build's own failure is reported. */
async function discard(stage: Stage, folder: string): Promise<void> {
  await stage.settled();
  await removeTree(folder).catch((cause: Error) =>
    process.stderr.write(`${folder} could not be removed: ${cause.message}\n`),
  );
}

async function load(
  slug: string,
  options: GeneratorOptions,
  record: BuildRecord | null,
  fetched: FetchedFeeds | null,
): Promise<LoadedSite> {
  const loaded = await loadSite(slug, {
    tenantsDir: options.tenantsDir,
    live: isProduction(readEnvironment()),
    now: options.now,
    acceptDrop: options.acceptDrop,
    cacheDir: feedCacheFolder(options.outDir, slug),
    remembered: (feed) => rememberedFeed(slug, feed),
    ...(options.stockFile === null ? {} : { stockFile: options.stockFile }),
    previous: (tenant) => previousStock(tenant, record, options),
    listings: (tenant) => previousListings(tenant, options),
    ...(fetched && { fetched }),
  });
  requireUniqueHost({ slug, siteUrl: loaded.tenant.settings.siteUrl }, options);
  return loaded;
}

async function withPreparedImages(
  site: LoadedSite,
  { options, pictures }: BuildContext,
): Promise<LoadedSite & { files: PublishedFile[] }> {
  const {
    slug,
    settings: {
      images: { library },
    },
  } = site.tenant;
  const prepared = await prepareImages(
    site,
    {
      images: join(options.tenantsDir, slug, 'images'),
      library: library === null ? null : join(options.tenantsDir, library, 'photos'),
    },
    pictures,
  );
  return {
    ...site,
    tenant: prepared.tenant,
    stock: prepared.stock,
    files: prepared.files,
    warnings: [...site.warnings, ...prepared.warnings],
  };
}

async function stageChanges(
  { options }: BuildContext,
  files: Iterable<PlannedFile>,
  slug: string,
  record: BuildRecord | null,
  stage: Stage,
) {
  const target = siteFolder(options.outDir, slug);
  const whole = options.mode === 'build' || !existsSync(target);
  const disk: FilesOnDisk = whole ? new Map() : filesOnDisk(target);
  const isCurrent = ({ file, hash }: PlannedFile) => {
    const recorded = whole ? undefined : record?.files[file];
    const found = disk.get(file);
    return (
      recorded !== undefined &&
      found !== undefined &&
      recorded[0] === hash &&
      recorded[1] === found.bytes &&
      recorded[2] === found.mtimeMs
    );
  };
  const kept: Record<string, RecordedFile> = {};
  let pages = 0;
  for (const planned of files) {
    if (isPage(planned.file)) pages++;
    if (isCurrent(planned)) kept[planned.file] = record!.files[planned.file]!;
    else await stage.add(planned);
  }
  await stage.finish();
  const replaced = replacedFiles(options.outDir, slug);
  const gone = [...disk.keys()].filter((file) => !(file in kept) && !stage.staged.has(file));
  if (whole) await swapIn(options.outDir, slug, replaced);
  else moveIn(options.outDir, slug, stage.staged.keys(), gone, replaced);
  return { files: kept, pages, gone: gone.length };
}

function plan(
  { bundle, pool }: SiteCode,
  { tenant, stock, record, listings }: LoadedSite,
  context: SiteContext,
  pictures: PublishedFile[],
  parts: Parts,
  addresses: AddressBook | null,
) {
  pool.beginSite(tenant.slug, context);
  return planSite(bundle, parts, tenant, stock, context, { record, addresses, listings }, pictures);
}
