import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadSite } from '#src/sources/load-site.ts';
import { operatorFilePath } from '#src/sources/tenants/operator-file.ts';
import { groupsFolder } from '#src/sources/tenants/group-settings.ts';
import { newestChange } from '#src/sources/tenants/newest-change.ts';
import { dealerRecord } from '#src/generator/dealer-record.ts';
import { dealerFile } from '#src/generator/layout.ts';

export interface DevRecords {
  outDir: string;
  /** @throws TenantError, FeedError for an invalid folder */
  write(slug: string): Promise<void>;
  remove(): Promise<void>;
}

export async function devRecords(tenantsDir: string): Promise<DevRecords> {
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-dev-'));
  const written = new Map<string, { stamp: string; whole: Promise<void> }>();
  const load = async (slug: string): Promise<void> => {
    const now = Date.now();
    const record = dealerRecord(await loadSite(slug, { tenantsDir, now }), now);
    const file = dealerFile(outDir, slug);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(record));
  };
  return {
    outDir,
    write: (slug) => {
      const stamp = [join(tenantsDir, slug), join(tenantsDir, groupsFolder), operatorFilePath(tenantsDir)]
        .map(newestChange)
        .join(' ');
      const known = written.get(slug);
      if (known?.stamp === stamp) return known.whole;
      const whole = load(slug);
      written.set(slug, { stamp, whole });
      // Lets the next call retry a failed feed.
      whole.catch(() => written.delete(slug));
      return whole;
    },
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
