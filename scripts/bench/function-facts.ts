import { statSync } from 'node:fs';
import { join } from 'node:path';
import { functionBundles, functionKeys, type FunctionKeys } from '../deploy/function-bundles.ts';

export interface FunctionFacts {
  keys: Record<string, FunctionKeys>;
  zips: { count: number; bytes: number } | null;
}

const [outDir = '', zip, ...slugs] = process.argv.slice(2);
const keys = Object.fromEntries(slugs.map((slug) => [slug, functionKeys(outDir, slug)]));
console.log(JSON.stringify({ keys, zips: zip === '--zip' ? await zips(slugs[0]!) : null } satisfies FunctionFacts));

async function zips(slug: string): Promise<FunctionFacts['zips']> {
  const { folder, bundles } = await functionBundles(outDir, slug, false);
  return {
    count: bundles.length,
    bytes: bundles.reduce((sum, { file }) => sum + statSync(join(folder, file)).size, 0),
  };
}
