import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PhotoStore } from '#src/server/photos/photo-store.ts';

test('stays under its limit by removing the least recently used photos, even after a restart', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const store = new PhotoStore(dir, 1000);
  for (const name of ['a', 'b', 'c']) await store.keep(name, Buffer.alloc(300, name), 1);
  expect((await store.get('a'))?.bytes.toString().slice(0, 1)).toBe('a');
  await store.keep('d', Buffer.alloc(300), 1);
  expect((await readdir(dir)).toSorted()).toEqual(['a', 'c', 'd']);
  expect(await store.get('b')).toBeNull();
  await store.keep('too large', Buffer.alloc(1001), 1);
  const again = new PhotoStore(dir, 1000);
  await again.keep('e', Buffer.alloc(300), 1);
  expect(await readdir(dir)).toHaveLength(3);
});
