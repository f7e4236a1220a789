import type { TemplateName } from '#src/domain/tenant/template-names.ts';
import { limit } from '#src/lib/limit.ts';
import { feedsAhead, type FetchedFeeds, type ReadyFeeds } from '#src/sources/stock/feeds-ahead.ts';
import { loadBundle } from './bundle.ts';
import { checkRoutes } from './check-routes.ts';
import { bundleFolder, compile, isCompiled, markUsed, type SourceFingerprints } from './compile.ts';
import { dealerFeeds } from './dealer-feeds.ts';
import { templateOf } from './dealer-template.ts';
import type { Received } from './inputs.ts';
import { keepFailure } from './last-failure.ts';
import type { GeneratorOptions } from './options.ts';
import { ImageStore } from './images/image-store.ts';
import { RenderPool } from './render-pool.ts';
import { revertedCodes } from './releases/pin.ts';
import { replacedFiles } from './releases/releases.ts';
import type { Reporter } from './report.ts';
import { refreshBundle } from './site-bundle.ts';
import { dropUnusedCode } from './site-code.ts';
import { unchangedSite } from './unchanged-site.ts';
import { endMemory } from './stock-memory.ts';
import { restorePrevious } from './swap.ts';
import { buildTenant, type BuildContext, type SiteCode } from './tenant-build.ts';
import { failed, type TenantResult } from './tenant-result.ts';
import { withinBudget } from './time-budget.ts';

/** One dealer renders while the next is planned. */
const maxConcurrent = 2;

/** V8 needs a thousand pages to optimise a thread's code, so small refreshes use one thread. */
const pagesOfOneThread = 2000;

/**
 * @returns whether any dealer was built
 * @throws CompileError
 */
export async function buildTenants(
  slugs: string[],
  options: GeneratorOptions,
  present: SourceFingerprints,
  reporter: Reporter,
): Promise<boolean> {
  const codes = new SiteCodes(options, present);
  const pictures = new ImageStore();
  try {
    const templates = Map.groupBy(slugs, (slug) => templateOf(slug, options.tenantsDir));
    if (options.mode === 'build') await compileAll([...templates.keys()], present, reporter);
    // Grouped by template, so that few threads are needed at once.
    const inOrder = [...templates.values()].flat();
    const feeds = await Promise.all(inOrder.map((slug) => dealerFeeds(slug, options)));
    const inTurn = limit(maxConcurrent);
    const building: Promise<void>[] = [];
    let built = false;
    for await (const { dealer: slug, fetched, isJoined, done } of feedsAhead(feeds)) {
      const build = async (): Promise<void> => {
        reporter.tenantStarts(slug);
        const result = await standOrBuild(
          slug,
          { fetched, isJoined },
          {
            options,
            present,
            codeFor: (recorded) => codes.choose(slug, recorded),
            pictures,
            onProgress: (files) => reporter.progress(slug, files),
            onBuilt: () => (built = true),
          },
        );
        done();
        reporter.tenantEnds(result);
      };
      building.push(inTurn(build));
    }
    await Promise.all(building);
    dropUnusedCode(options.outDir);
    return built;
  } finally {
    await codes.close();
    pictures.prune();
    await endMemory();
  }
}

async function standOrBuild(
  slug: string,
  { fetched, isJoined }: Pick<ReadyFeeds, 'fetched' | 'isJoined'>,
  { onBuilt, ...build }: Omit<BuildContext, 'received' | 'fetched' | 'check'> & { onBuilt: () => void },
): Promise<TenantResult> {
  const started = performance.now();
  const { options, present } = build;
  try {
    await restorePrevious(options.outDir, slug, replacedFiles(options.outDir, slug));
    const received = fetched && (await arrived(fetched, isJoined));
    const standing =
      received === null || options.mode === 'build' ? null : unchangedSite(slug, options, present, received);
    if (standing) return standing;
    onBuilt();
    return await withinBudget((check) => buildTenant(slug, { ...build, fetched, received, check }));
  } catch (cause) {
    noteFailure(slug, options, cause as Error);
    return failed(slug, started, cause as Error);
  }
}

/** @throws FeedFetchError if a feed is missing and the dealer has no other */
async function arrived(fetched: FetchedFeeds, isJoined: boolean): Promise<Received> {
  const bodies = new Map<string, Uint8Array>();
  for (const [feed, body] of fetched)
    await body().then(
      (bytes) => bodies.set(feed, bytes),
      (cause: Error) => {
        if (!isJoined) throw cause;
      },
    );
  return bodies;
}

/** Never throws, so other dealers continue. */
function noteFailure(slug: string, { outDir, now }: GeneratorOptions, cause: Error): void {
  try {
    keepFailure(outDir, slug, cause, now);
  } catch (why) {
    process.stderr.write(`Could not record the failure of ${slug}: ${(why as Error).message}\n`);
  }
}

class SiteCodes {
  readonly #options: GeneratorOptions;
  readonly #present: SourceFingerprints;
  readonly #codes = new Map<string, Promise<Omit<SiteCode, 'warning'>>>();

  constructor(options: GeneratorOptions, present: SourceFingerprints) {
    this.#options = options;
    this.#present = present;
  }

  async choose(slug: string, recorded: string | null): Promise<SiteCode> {
    const present = this.#present.pages[templateOf(slug, this.#options.tenantsDir)];
    const { fingerprint, warning } =
      this.#options.mode === 'build'
        ? { fingerprint: present, warning: null }
        : refreshBundle({
            slug,
            recorded,
            present,
            isCompiled,
            takenBack: revertedCodes(this.#options.outDir, slug),
          });
    const code = this.#codes.get(fingerprint) ?? this.#load(fingerprint);
    this.#codes.set(fingerprint, code);
    return { ...(await code), warning };
  }

  async close(): Promise<void> {
    if (this.#options.keepThreads) return;
    const codes = await Promise.allSettled(this.#codes.values());
    await Promise.all(codes.map((code) => (code.status === 'fulfilled' ? code.value.pool.close() : null)));
  }

  async #load(fingerprint: string): Promise<Omit<SiteCode, 'warning'>> {
    markUsed(fingerprint);
    const folder = bundleFolder(fingerprint);
    return { bundle: await loadBundle(folder, fingerprint), pool: this.#pool(folder) };
  }

  #pool(folder: string): RenderPool {
    const { workers, mode, keepThreads } = this.#options;
    const pagesEach = mode === 'build' ? 1 : pagesOfOneThread;
    if (!keepThreads) return new RenderPool(folder, workers, pagesEach);
    const key = JSON.stringify([folder, workers, pagesEach]);
    const kept = cachedPools.get(key) ?? new RenderPool(folder, workers, pagesEach);
    cachedPools.set(key, kept);
    return kept;
  }
}

const cachedPools = new Map<string, RenderPool>();

async function compileAll(templates: TemplateName[], { pages }: SourceFingerprints, reporter: Reporter): Promise<void> {
  reporter.compileStarts();
  const inTurn = limit(maxConcurrent);
  await Promise.all(templates.map((template) => inTurn(() => compile(pages[template], template))));
  reporter.compileEnds();
  for (const template of templates) checkRoutes(await loadBundle(bundleFolder(pages[template]), pages[template]));
}
