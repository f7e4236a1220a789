/** `./forecourt leads` while the product runs on the embedded database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmbeddedDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { runningDatabase } from '#src/server/platform/database/embedded/start-embedded.ts';
import { runForecourt } from '../support/run-forecourt.ts';

test('lists leads from the database of the running product, which keeps running (LEAD-01)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  expect(runningDatabase(folder)).toBeNull();
  const product = await startEmbeddedDatabase({ folder });
  try {
    expect(runningDatabase(folder)).toBe(product.url);
    const env = { DATABASE_URL: undefined, DATABASE_FOLDER: folder };
    expect(await runForecourt('leads', [], { env })).toEqual({
      code: 0,
      signal: null,
      stdout: 'No leads.\n',
      stderr: '',
    });
    expect(runningDatabase(folder)).toBe(product.url);
  } finally {
    await product.stop();
  }
  expect(runningDatabase(folder)).toBeNull();
  await rm(folder, { recursive: true, force: true });
});
