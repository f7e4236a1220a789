/** A failing tenant never stops the others. */
import { mkdirSync } from 'node:fs';
import { asIssue, formatIssue } from '#src/sources/tenants/issue.ts';
import { sharedAddresses } from '#src/sources/tenants/shared-addresses.ts';
import { loadBuilder } from './builder-bundle.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { sourceFingerprints, type SourceFingerprints } from './compile.ts';
import { clearFailure } from './last-failure.ts';
import { DealerLocks } from './lock.ts';
import type { GeneratorOptions } from './options.ts';
import { pinnedResult } from './releases/pin.ts';
import type { Reporter, RunResult } from './report.ts';
import { unchangedSite } from './unchanged-site.ts';
import type { TenantResult } from './tenant-result.ts';

/**
 * Loads the builder only if needed; a refresh without changes doesn't rewrite the report.
 *
 * @throws CommandError for unknown tenants
 * @throws CompileError
 * @throws LockedError if another command is writing a dealer
 */
export async function runGenerator(options: GeneratorOptions, reporter: Reporter): Promise<RunResult> {
  const started = performance.now();
  const slugs = chosenTenants(options);
  mkdirSync(options.outDir, { recursive: true });
  const locks = await DealerLocks.take(options.outDir, slugs, options.waitSeconds);
  try {
    const present = sourceFingerprints();
    const tenants: TenantResult[] = [];
    const shared = sharedAddresses(options.tenantsDir);
    let toReport = false;
    const end = (result: TenantResult): void => {
      if (!result.ok || clearFailure(options.outDir, result.slug)) toReport = true;
      locks.release(result.slug);
      const twin = shared.get(result.slug);
      if (twin) result.warnings.push(formatIssue(asIssue(twin)));
      tenants.push(result);
      reporter.tenantEnds(result);
    };
    const free = slugs.filter((slug) => {
      const pinned = pinnedResult(options.outDir, slug);
      if (pinned) end(pinned);
      return pinned === null;
    });
    const changed = options.mode === 'build' ? free : withoutUnchanged(free, options, present, end);
    if (changed.length > 0) {
      const { buildTenants } = await loadBuilder(present);
      if (await buildTenants(changed, options, present, { ...reporter, tenantEnds: end })) toReport = true;
    }
    tenants.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
    const result = { ok: tenants.every(({ ok }) => ok), seconds: (performance.now() - started) / 1000, tenants };
    if (toReport) {
      const { reportAfterRun } = await import('./operator-report/write-report.ts');
      await reportAfterRun(options, result);
    }
    if (!options.noMail && process.env.DATABASE_URL) {
      const { mailHeldCars } = await import('./held-mail.ts');
      await mailHeldCars(options, slugs.length > 1);
    }
    return result;
  } finally {
    locks.releaseAll();
  }
}

function withoutUnchanged(
  slugs: string[],
  options: GeneratorOptions,
  present: SourceFingerprints,
  end: (result: TenantResult) => void,
): string[] {
  return slugs.filter((slug) => {
    const unchanged = unchangedSite(slug, options, present, null);
    if (unchanged) end(unchanged);
    return unchanged === null;
  });
}
