import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { filesHash, inputsOf, type Received } from '#src/generator/inputs.ts';
import type { GeneratorOptions } from '#src/generator/options.ts';

const root = mkdtempSync(join(tmpdir(), 'forecourt-inputs-'));
const dealer = join(root, 'some-cars');
const options = { tenantsDir: root, stockFile: null } as GeneratorOptions;
const stockFile = join(root, 'other.csv');
const hashed = (changed: Partial<GeneratorOptions> = {}, code = 'code') =>
  filesHash('some-cars', code, { ...options, ...changed });

beforeEach(() => {
  rmSync(dealer, { recursive: true, force: true });
  mkdirSync(join(dealer, 'images'), { recursive: true });
  writeFileSync(join(dealer, 'settings.json'), '{}');
  writeFileSync(join(dealer, 'images/logo.svg'), '<svg/>');
  writeFileSync(stockFile, 'id\n1\n');
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('inputs in files', () => {
  test('are the same when nothing has changed (OPS-03)', () => {
    expect(hashed()).toBe(hashed());
    expect(hashed({ stockFile })).toBe(hashed({ stockFile }));
  });

  test.each<[string, () => unknown, (() => string | null)?]>([
    ['another text of the same length', () => writeFileSync(join(dealer, 'settings.json'), '[]')],
    ['a picture of another size', () => writeFileSync(join(dealer, 'images/logo.svg'), '<svg></svg>')],
    ['a hidden file', () => writeFileSync(join(dealer, '.stock.csv'), '')],
    ['another mode', () => vi.stubEnv('FORECOURT_MODE', 'production')],
    ['the host’s mode', () => vi.stubEnv('CONTEXT', 'production')],
    ['other code', () => undefined, () => hashed({}, 'other code')],
    ['a stock file in place of the source', () => undefined, () => hashed({ stockFile })],
  ])('change with %s (OPS-03)', (_, change, after = () => hashed()) => {
    const before = hashed();
    change();
    expect(after()).not.toBe(before);
  });

  test.each(['transform.ts', 'transform.second.ts'])('include supplier functions if there is a %s (OPS-03)', (file) => {
    mkdirSync(join(root, '_suppliers'), { recursive: true });
    const supplier = (text: string) => writeFileSync(join(root, '_suppliers/rows.ts'), text);
    supplier('one');
    const without = hashed();
    supplier('two');
    expect(hashed()).toBe(without);
    writeFileSync(join(dealer, file), '');
    const before = hashed();
    supplier('three');
    expect(hashed()).not.toBe(before);
  });

  test('include the contents of a stock file (OPS-03)', () => {
    const before = hashed({ stockFile });
    writeFileSync(stockFile, 'id\n2\n');
    expect(hashed({ stockFile })).not.toBe(before);
  });

  test('are unknown when a link leads out of the folder, or the folder is missing (OPS-03)', () => {
    symlinkSync(stockFile, join(dealer, 'stock.csv'));
    expect(hashed()).toBeNull();
    rmSync(dealer, { recursive: true });
    expect(hashed()).toBeNull();
  });
});

describe('shared images', () => {
  const name = (library: string): void =>
    writeFileSync(join(dealer, 'settings.json'), JSON.stringify({ images: { library } }));

  test('are inputs of the dealer that uses them (OPS-03)', () => {
    mkdirSync(join(root, '_shared/photos'), { recursive: true });
    const without = hashed();
    name('_shared');
    const before = hashed();
    writeFileSync(join(root, '_shared/photos/car.webp'), 'x');
    expect(new Set([without, before, hashed()]).size).toBe(3);
  });

  test('make the inputs unknown when they are missing (OPS-03)', () => {
    name('nowhere');
    expect(hashed()).toBeNull();
  });
});

describe('group settings', () => {
  const group = (name: string, settings: object): void => {
    mkdirSync(join(root, '_groups', name), { recursive: true });
    writeFileSync(join(root, '_groups', name, 'settings.json'), JSON.stringify(settings));
  };

  test('are inputs of the group’s dealers, and of no other dealers (OPS-03)', () => {
    group('northern', {});
    group('southern', {});
    writeFileSync(join(dealer, 'settings.json'), JSON.stringify({ group: 'northern' }));
    const before = hashed();
    group('southern', { template: 'atelier' });
    expect(hashed()).toBe(before);
    group('northern', { template: 'atelier' });
    expect(hashed()).not.toBe(before);
  });

  test('add the images that they use to the inputs (OPS-03)', () => {
    mkdirSync(join(root, '_yard/photos'), { recursive: true });
    group('northern', { images: { library: '_yard' } });
    writeFileSync(join(dealer, 'settings.json'), JSON.stringify({ group: 'northern' }));
    const before = hashed();
    writeFileSync(join(root, '_yard/photos/car.webp'), 'x');
    expect(hashed()).not.toBe(before);
  });
});

describe('inputs of a site', () => {
  const stock = (source: object) => ({ source }) as Settings['stock'];
  const bytes = new TextEncoder().encode('id\n1\n');

  test.each<[string, object, Uint8Array | null, boolean]>([
    ['a file of the folder', { kind: 'csv', path: 'stock.csv' }, null, true],
    ['a file outside it', { kind: 'csv', path: '../stock.csv' }, null, false],
    ['a feed at an address that answered', { kind: 'url' }, bytes, true],
    ['one that did not', { kind: 'url' }, null, false],
    ['an index that is browsed', { kind: 'algolia' }, null, false],
  ])('are known only if the source can be compared: %s (OPS-03)', (_, source, received, isKnown) => {
    expect(inputsOf(stock(source), 'hash', received && new Map([['main', received]]), options) !== null).toBe(isKnown);
  });

  test('are known with a stock file in place of any source, and unknown for a missing folder (OPS-03)', () => {
    expect(inputsOf(stock({ kind: 'algolia' }), 'hash', null, { stockFile })).not.toBeNull();
    expect(inputsOf(stock({ kind: 'csv', path: 'stock.csv' }), null, null, options)).toBeNull();
  });

  test('include every file of a folder that replaces feeds, and are unknown if an Algolia feed has no file there (OPS-03)', () => {
    const folder = join(root, 'feeds');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'main.csv'), 'id\n1\n');
    const before = hashed({ stockFile: folder });
    const second = { name: 'second', source: { kind: 'algolia' } };
    const joined = { source: { kind: 'algolia' }, feeds: [second] } as unknown as Settings['stock'];
    expect(inputsOf(joined, 'hash', null, { stockFile: folder })).toBeNull();
    writeFileSync(join(folder, 'second.json'), '[]');
    expect(hashed({ stockFile: folder })).not.toBe(before);
    expect(inputsOf(joined, 'hash', null, { stockFile: folder })).not.toBeNull();
  });

  describe('with several feeds', () => {
    const joined = {
      source: { kind: 'csv', path: 'stock.csv' },
      feeds: [
        { name: 'a', source: { kind: 'url' } },
        { name: 'b', source: { kind: 'url' } },
      ],
    } as Settings['stock'];
    const received = (bodies: Record<string, string>): Received =>
      new Map(Object.entries(bodies).map(([feed, text]) => [feed, Buffer.from(text)]));
    const hashOf = (bodies: Record<string, string>) => inputsOf(joined, 'hash', received(bodies), options)?.feed;

    test('include the response of each feed, and which feed it came from (OPS-03)', () => {
      const all = [
        { a: '1', b: '2' },
        { a: '1', b: '3' },
        { a: '2', b: '1' },
      ].map(hashOf);
      expect(new Set(all).size).toBe(3);
      expect(all).not.toContain(undefined);
      expect(hashOf({ b: '2', a: '1' })).toBe(hashOf({ a: '1', b: '2' }));
    });

    test('are unknown when one feed did not respond, or is outside the folder (OPS-03)', () => {
      expect(hashOf({ a: '1' })).toBeUndefined();
      const outside = { ...joined, source: { kind: 'csv', path: '../stock.csv' } } as Settings['stock'];
      expect(inputsOf(outside, 'hash', received({ a: '1', b: '2' }), options)).toBeNull();
    });
  });
});
