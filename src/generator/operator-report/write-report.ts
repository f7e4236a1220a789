import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolders, type Folders } from '#src/sources/tenants/suggested-commands.ts';
import { tenantSlugs } from '#src/sources/tenants/tenant-slugs.ts';
import { reportsFolder } from '../layout.ts';
import type { GeneratorOptions } from '../options.ts';
import type { RunResult } from '../report.ts';
import { dealerState, isKnown, knownLeads } from './collect.ts';
import { reportPage } from './page/report-page.ts';
import { reportOf } from './report-of.ts';
import type { Need, ReportData, ReportRun } from './report-data.ts';

const hourMs = 3_600_000;

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * @param run null to repeat the last report's
 * @param now epoch milliseconds
 */
export async function writeReport(
  { outDir, tenantsDir }: Folders,
  run: ReportRun | null,
  now: number,
): Promise<{ data: ReportData; file: string }> {
  const zone = timeZone();
  const leads = await knownLeads(now, zone);
  const states = tenantSlugs(tenantsDir)
    .map((slug) => dealerState(outDir, slug, leads.figures))
    .filter(isKnown);
  const folder = reportsFolder(outDir);
  mkdirSync(folder, { recursive: true });
  const report = reportOf({ states, leads, run: run ?? lastRun(folder), now });
  const data = { ...report, needs: report.needs.map((need) => inSameFolders(need, { outDir, tenantsDir })) };
  replaceFile(folder, 'report.json', `${JSON.stringify(data, null, 1)}\n`);
  replaceFile(folder, 'report.html', reportPage(data, zone));
  return { data, file: join(folder, 'report.html') };
}

const inSameFolders = (need: Need, folders: Folders): Need => ({
  ...need,
  reason: inFolders(need.reason, folders),
  command: need.command && inFolders(need.command, folders),
});

/** Never fails the build. */
export async function reportAfterRun(
  { mode, outDir, tenantsDir, now }: GeneratorOptions,
  { seconds, tenants }: Omit<RunResult, 'ok'>,
): Promise<void> {
  const written = tenants.reduce((sum, tenant) => sum + tenant.written, 0);
  const run: ReportRun = { kind: mode, at: new Date(now).toISOString(), seconds, dealers: tenants.length, written };
  try {
    await writeReport({ outDir, tenantsDir }, run, now);
  } catch (cause) {
    process.stderr.write(`The operator's report could not be written: ${(cause as Error).message}\n`);
  }
}

function lastRun(folder: string): ReportRun | null {
  try {
    return (JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as ReportData).run;
  } catch {
    return null;
  }
}

/** Two runs may end at the same time. */
function replaceFile(folder: string, name: string, text: string): void {
  const part = join(folder, `${name}.${process.pid}.part`);
  writeFileSync(part, text);
  renameSync(part, join(folder, name));
  for (const left of readdirSync(folder))
    if (left.endsWith('.part') && isOld(join(folder, left))) rmSync(join(folder, left), { force: true });
}

const isOld = (file: string): boolean =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > hourMs;
