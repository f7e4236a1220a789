/** A whole build or refresh: every chosen tenant in turn, one that fails never stops the others. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { feedsAhead } from '#src/sources/stock/feeds-ahead.ts';
import { tenantSlugs } from '#src/sources/tenants/load-tenant.ts';
import { loadBundle, type Bundle } from './bundle.ts';
import { bundleFolder, compile, newestBundle, sourceFingerprint } from './compile.ts';
import { checkRoutes } from './check-routes.ts';
import { dealerFeed } from './dealer-feeds.ts';
import { DealerLocks } from './lock.ts';
import { CommandError, type GeneratorOptions } from './options.ts';
import { endMemory } from './stock-memory.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { RenderPool } from './render-pool.ts';
import type { Reporter } from './report.ts';
import { buildTenant, type TenantResult } from './tenant-build.ts';

export interface RunResult {
  ok: boolean;
  seconds: number;
  tenants: TenantResult[];
}

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @throws CommandError for tenants that do not exist, or a refresh before any build
 * @throws CompileError when the code does not compile
 * @throws LockedError when another command is writing one of the dealers
 */
export async function runGenerator(options: GeneratorOptions, reporter: Reporter): Promise<RunResult> {
  const started = performance.now();
  const slugs = chosenTenants(options);
  mkdirSync(options.outDir, { recursive: true });
  const locks = await DealerLocks.take(options.outDir, slugs, options.waitSeconds);
  try {
    const bundle = await bundleFor(options, reporter);
    const tenants = await buildTenants(slugs, options, bundle, reporter, locks);
    return { ok: tenants.every(({ ok }) => ok), seconds: (performance.now() - started) / 1000, tenants };
  } finally {
    locks.releaseAll();
    await endMemory();
  }
}

async function buildTenants(slugs: string[], options: GeneratorOptions, bundle: Bundle, reporter: Reporter, locks: DealerLocks): Promise<TenantResult[]> {
  const feeds = await Promise.all(slugs.map((slug) => dealerFeed(slug, options)));
  const pool = new RenderPool(bundleFolder(bundle.fingerprint), bundle.fingerprint, options.workers);
  const pictures = new PictureStore();
  const tenants: TenantResult[] = [];
  try {
    for await (const { dealer: slug, fetched, done } of feedsAhead(feeds)) {
      reporter.tenantStarts(slug);
      const result = await buildOrFail(slug, { options, bundle, pool, pictures, projectDir, publicDir: join(projectDir, 'public'), onProgress: reporter.progress, fetched });
      done();
      locks.release(slug);
      tenants.push(result);
      reporter.tenantEnds(result);
    }
  } finally {
    await pool.close();
    pictures.prune();
  }
  return tenants.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}

function chosenTenants({ slugs, tenantsDir }: GeneratorOptions): string[] {
  const known = tenantSlugs(tenantsDir);
  const unknown = slugs.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) throw new CommandError(`No such dealer: ${unknown.join(', ')}. In ${tenantsDir}: ${known.join(', ') || 'none'}.`);
  return slugs.length > 0 ? slugs : known;
}

async function bundleFor({ mode }: GeneratorOptions, reporter: Reporter): Promise<Bundle> {
  if (mode === 'refresh') {
    const fingerprint = newestBundle();
    if (fingerprint === null) throw new CommandError('Nothing is compiled yet: run `npm run build` once, then refresh.');
    return loadBundle(bundleFolder(fingerprint), fingerprint);
  }
  const fingerprint = sourceFingerprint();
  reporter.compileStarts();
  await compile(fingerprint);
  reporter.compileEnds();
  const bundle = await loadBundle(bundleFolder(fingerprint), fingerprint);
  checkRoutes(bundle);
  return bundle;
}

async function buildOrFail(slug: string, build: Parameters<typeof buildTenant>[1]): Promise<TenantResult> {
  const started = performance.now();
  try {
    return await buildTenant(slug, build);
  } catch (cause) {
    return {
      slug, ok: false, rows: 0, vehicles: 0, rejected: 0, pages: 0, written: 0, bytes: 0,
      seconds: (performance.now() - started) / 1000, warnings: [], notes: [], errors: [(cause as Error).message],
    };
  }
}
