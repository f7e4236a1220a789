/** A whole build or refresh: every chosen tenant in turn, one that fails never stops the others. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feedsAhead } from '#src/sources/stock/feeds-ahead.ts';
import { asIssue, formatIssue } from '#src/sources/tenants/issue.ts';
import { tenantSlugs } from '#src/sources/tenants/load-tenant.ts';
import { sharedAddresses } from '#src/sources/tenants/shared-addresses.ts';
import { loadBundle } from './bundle.ts';
import { bundleFolder, compile, isCompiled, markUsed, sourceFingerprint } from './compile.ts';
import { checkRoutes } from './check-routes.ts';
import { dealerFeed } from './dealer-feeds.ts';
import { DealerLocks } from './lock.ts';
import { CommandError, type GeneratorOptions } from './options.ts';
import { endMemory } from './stock-memory.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { RenderPool } from './render-pool.ts';
import type { Reporter, RunResult } from './report.ts';
import { refreshBundle } from './site-bundle.ts';
import { dropUnusedCode } from './site-code.ts';
import { buildTenant, type SiteCode, type TenantResult } from './tenant-build.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @throws CommandError for tenants that do not exist
 * @throws CompileError when the code does not compile
 * @throws LockedError when another command is writing one of the dealers
 */
export async function runGenerator(options: GeneratorOptions, reporter: Reporter): Promise<RunResult> {
  const started = performance.now();
  const slugs = chosenTenants(options);
  mkdirSync(options.outDir, { recursive: true });
  const locks = await DealerLocks.take(options.outDir, slugs, options.waitSeconds);
  try {
    const present = sourceFingerprint();
    if (options.mode === 'build') await compileFor(present, reporter);
    const tenants = await buildTenants(slugs, options, present, reporter, locks);
    dropUnusedCode(options.outDir);
    return { ok: tenants.every(({ ok }) => ok), seconds: (performance.now() - started) / 1000, tenants };
  } finally {
    locks.releaseAll();
    await endMemory();
  }
}

async function buildTenants(
  slugs: string[],
  options: GeneratorOptions,
  present: string,
  reporter: Reporter,
  locks: DealerLocks,
): Promise<TenantResult[]> {
  const feeds = await Promise.all(slugs.map((slug) => dealerFeed(slug, options)));
  const codes = new SiteCodes(options, present);
  const shared = sharedAddresses(options.tenantsDir);
  const pictures = new PictureStore();
  const tenants: TenantResult[] = [];
  try {
    for await (const { dealer: slug, fetched, done } of feedsAhead(feeds)) {
      reporter.tenantStarts(slug);
      const result = await buildOrFail(slug, {
        options,
        codeFor: (recorded) => codes.choose(slug, recorded),
        pictures,
        projectDir,
        onProgress: reporter.progress,
        fetched,
      });
      done();
      locks.release(slug);
      const twin = shared.get(slug);
      if (twin) result.warnings.push(formatIssue(asIssue(twin)));
      tenants.push(result);
      reporter.tenantEnds(result);
    }
  } finally {
    await codes.close();
    pictures.prune();
  }
  return tenants.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
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

function chosenTenants({ slugs, tenantsDir }: GeneratorOptions): string[] {
  const known = tenantSlugs(tenantsDir);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    throw new CommandError(`No such dealer: ${unknown.join(', ')}. In ${tenantsDir}: ${known.join(', ') || 'none'}.`);
  return slugs.length > 0 ? slugs : known;
}

async function compileFor(fingerprint: string, reporter: Reporter): Promise<void> {
  reporter.compileStarts();
  await compile(fingerprint);
  reporter.compileEnds();
  checkRoutes(await loadBundle(bundleFolder(fingerprint), fingerprint));
}

async function buildOrFail(slug: string, build: Parameters<typeof buildTenant>[1]): Promise<TenantResult> {
  const started = performance.now();
  try {
    return await buildTenant(slug, build);
  } catch (cause) {
    return {
      slug,
      ok: false,
      rows: 0,
      vehicles: 0,
      rejected: 0,
      pages: 0,
      written: 0,
      bytes: 0,
      seconds: (performance.now() - started) / 1000,
      warnings: [],
      notes: [],
      errors: [(cause as Error).message],
    };
  }
}
