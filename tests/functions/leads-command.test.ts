/** `npm run leads` beside a product that runs on the embedded database. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#src/server/database/embedded/start-embedded.ts';
import { runningDatabase } from '#src/server/database/embedded/start-embedded.ts';
import { projectDir } from '../support/generator.ts';

test('the leads are listed while the product runs, on its own database, which goes on running (LEAD-01)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  expect(runningDatabase(folder)).toBeNull();
  const product = await startEmbeddedDatabase({ folder });
  try {
    expect(runningDatabase(folder)).toBe(product.url);
    const { DATABASE_URL: _url, ...env } = process.env;
    const { stdout } = await promisify(execFile)(process.execPath, [join(projectDir, 'scripts/leads.ts')], {
      env: { ...env, DATABASE_FOLDER: folder },
    });
    expect(stdout.trim()).toBe('No leads.');
    expect(runningDatabase(folder)).toBe(product.url);
  } finally {
    await product.stop();
  }
  expect(runningDatabase(folder)).toBeNull();
  await rm(folder, { recursive: true, force: true });
});
