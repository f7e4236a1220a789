import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DealerFacts, DescribeDealer } from '#src/local-server/dealer-list.ts';
import { readRecord } from '#src/generator/record.ts';

/** Tells the list of dealers what settings and the last build say; what is missing is left out. */
export function describeDealer(outDir: string, tenantsDir: string): DescribeDealer {
  return async (slug) => ({
    ...(await settingsFacts(join(tenantsDir, slug, 'settings.json'))),
    vehicles: readRecord(outDir, slug)?.vehicles,
  });
}

async function settingsFacts(file: string): Promise<DealerFacts> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const { branding, template } = JSON.parse(text) as { branding?: { name?: string }; template?: string };
  return { name: branding?.name, template };
}
