import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rejectedFile, rejectedHistoryFolder } from '#src/generator/layout.ts';
import { writeRejected } from '#src/generator/rejected-rows.ts';

test('stores the rejected rows of the last run, and of the last ten runs in which they changed (OPS-02)', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rejected-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const row = (line: number) => ({ line, id: null, stockNumber: 'A1', field: null, reason: 'no year' });
  for (let run = 0; run < 13; run++)
    for (const minute of [0, 10]) writeRejected(dir, 'a-cars', [row(run)], Date.UTC(2026, 10, 22, run, minute));
  const history = readdirSync(rejectedHistoryFolder(dir, 'a-cars')).toSorted();
  expect([history.length, history[0], history.at(-1)]).toEqual([
    10,
    '2026-11-22T03-00-00.000Z.json',
    '2026-11-22T12-00-00.000Z.json',
  ]);
  expect(JSON.parse(readFileSync(rejectedFile(dir, 'a-cars'), 'utf8'))).toEqual([row(12)]);
});
