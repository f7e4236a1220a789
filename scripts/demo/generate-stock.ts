/** Writes the demo stock files: `node scripts/demo/generate-stock.ts`. The output is always the same. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoFeeds } from './demo-feeds.ts';

const tenants = join(import.meta.dirname, '../../tenants');
for (const [path, text] of demoFeeds()) {
  const file = join(tenants, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${path}: ${Math.round(text.length / 1000)} KB`);
}
