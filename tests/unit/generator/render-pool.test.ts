import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Parts } from '#src/generator/parts.ts';
import { RenderPool } from '#src/generator/render-pool.ts';

/** Renders every page as its thread's id. */
const entry = `import { threadId } from 'node:worker_threads';
export const pageRenderer = () => ({ path }) => Promise.resolve(path + ' – ' + threadId);
`;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-pool-'));
  mkdirSync(join(dir, 'server'));
  writeFileSync(join(dir, 'server', 'entry.mjs'), entry);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Threads of eight pages, submitted singly, numbered by first use. */
async function threadsOf(pagesEach: number): Promise<number[]> {
  const pool = new RenderPool(dir, 2, pagesEach);
  pool.beginSite('site', {} as never);
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const written: Promise<void>[] = [];
  for (const name of names) {
    const page = { path: `/${name}`, file: name, route: '/', page: { own: '{}', parts: [] } };
    const { done } = await pool.submit({ key: 'site', folder: dir, pages: [page] }, new Parts({} as never));
    written.push(done);
  }
  await Promise.all(written);
  await pool.close();
  const texts = names.map((name) => readFileSync(join(dir, name), 'utf8'));

  const ids = texts.map((text) => text.split(' – ')[1]!);
  const found = [...new Set(ids)];
  return ids.map((id) => found.indexOf(id));
}

test('renders a few pages in one thread, and uses more threads for more pages (OPS-03)', async () => {
  expect(await threadsOf(100)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect((await threadsOf(4)).slice(0, 5)).toEqual([0, 0, 0, 0, 1]);
  expect((await threadsOf(1)).slice(0, 3)).toEqual([0, 0, 1]);
});
