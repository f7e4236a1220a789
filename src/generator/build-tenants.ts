/** The tenants of a run that have to be built, in the order in which their feeds are there. */
import { feedsAhead } from '#src/sources/stock/feeds-ahead.ts';
import { loadBundle } from './bundle.ts';
import { checkRoutes } from './check-routes.ts';
import { bundleFolder, compile, isCompiled, markUsed } from './compile.ts';
import { dealerFeed } from './dealer-feeds.ts';
import type { GeneratorOptions } from './options.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { RenderPool } from './render-pool.ts';
import type { Reporter } from './report.ts';
import { refreshBundle } from './site-bundle.ts';
import { dropUnusedCode } from './site-code.ts';
import { standingSite } from './standing-site.ts';
import { endMemory } from './stock-memory.ts';
import { restorePrevious } from './swap.ts';
import { buildTenant, type BuildContext, type SiteCode } from './tenant-build.ts';
import { failed, type TenantResult } from './tenant-result.ts';

/**
 * @param present fingerprint of all sources
 * @throws CompileError when the code does not compile
 */
export async function buildTenants(
  slugs: string[],
  options: GeneratorOptions,
  present: string,
  reporter: Reporter,
): Promise<void> {
  const codes = new SiteCodes(options, present);
  const pictures = new PictureStore();
  try {
    if (options.mode === 'build') await compileFor(present, reporter);
    const feeds = await Promise.all(slugs.map((slug) => dealerFeed(slug, options)));
    for await (const { dealer: slug, fetched, done } of feedsAhead(feeds)) {
      reporter.tenantStarts(slug);
      const result = await standOrBuild(slug, fetched, {
        options,
        present,
        codeFor: (recorded) => codes.choose(slug, recorded),
        pictures,
        onProgress: reporter.progress,
      });
      done();
      reporter.tenantEnds(result);
    }
    dropUnusedCode(options.outDir);
  } finally {
    await codes.close();
    pictures.prune();
    await endMemory();
  }
}

/** A feed at an address is known to be the same once it is here. */
async function standOrBuild(
  slug: string,
  fetched: (() => Promise<Uint8Array>) | null,
  build: Omit<BuildContext, 'received'>,
): Promise<TenantResult> {
  const started = performance.now();
  const { options, present } = build;
  try {
    await restorePrevious(options.outDir, slug);
    const received = (await fetched?.()) ?? null;
    const standing =
      received === null || options.mode === 'build' ? null : standingSite(slug, options, present, received);
    return standing ?? (await buildTenant(slug, { ...build, received }));
  } catch (cause) {
    return failed(slug, started, cause as Error);
  }
}

/** The code of one dealer after the other; the render threads stay while it stays the same. */
class SiteCodes {
  readonly #options: GeneratorOptions;
  readonly #present: string;
  #code: Omit<SiteCode, 'warning'> | null = null;

  constructor(options: GeneratorOptions, present: string) {
    this.#options = options;
    this.#present = present;
  }

  async choose(slug: string, recorded: string | null): Promise<SiteCode> {
    const { fingerprint, warning } =
      this.#options.mode === 'build'
        ? { fingerprint: this.#present, warning: null }
        : refreshBundle({ slug, recorded, present: this.#present, isCompiled });
    if (this.#code?.bundle.fingerprint !== fingerprint) await this.#take(fingerprint);
    return { ...this.#code!, warning };
  }

  async close(): Promise<void> {
    await this.#code?.pool.close();
  }

  async #take(fingerprint: string): Promise<void> {
    await this.close();
    markUsed(fingerprint);
    const folder = bundleFolder(fingerprint);
    this.#code = { bundle: await loadBundle(folder, fingerprint), pool: new RenderPool(folder, this.#options.workers) };
  }
}

async function compileFor(fingerprint: string, reporter: Reporter): Promise<void> {
  reporter.compileStarts();
  await compile(fingerprint);
  reporter.compileEnds();
  checkRoutes(await loadBundle(bundleFolder(fingerprint), fingerprint));
}
