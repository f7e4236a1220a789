import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { dealerFile, recordFile } from '#src/generator/layout.ts';
import { addRelease, releaseIds } from '#src/generator/releases/releases.ts';

const outDir = mkdtempSync(join(tmpdir(), 'forecourt-release-clock-'));
const slug = 'a-cars';
afterEach(() => {
  vi.useRealTimers();
  rmSync(outDir, { recursive: true, force: true });
});

test('lists a release as the newest even after the clock was set back, and drops the oldest first (OPS-09)', () => {
  for (const file of [recordFile(outDir, slug), dealerFile(outDir, slug)]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '{}');
  }
  const result = { rows: 1, vehicles: 1, rejected: 0, pages: 1, bytes: 1, warnings: [], notes: [] };
  vi.useFakeTimers({ toFake: ['Date'] });
  const made = ['2026-11-25T10:00:00Z', '2027-11-25T10:00:00Z', '2026-11-25T11:00:00Z', '2026-11-25T11:00:00Z'].map(
    (at, index) => {
      vi.setSystemTime(at);
      return addRelease(outDir, slug, { code: `code ${index}`, restored: null, vehicles: [], result }, 3).id;
    },
  );
  expect(releaseIds(outDir, slug)).toEqual(made.slice(1));
});
