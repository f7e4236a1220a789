import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clearFailure, keepFailure, readFailure } from '#src/generator/last-failure.ts';
import { daysFile, factsFile, failureFile } from '#src/generator/layout.ts';
import { keepDay, readDays } from '#src/generator/operator-report/day-history.ts';
import { dealerFacts, readFacts, writeFacts } from '#src/generator/operator-report/dealer-facts.ts';
import { middlePageWeight } from '#src/generator/operator-report/page-weight.ts';
import { aTenant, aVehicle, day, now } from '../../../fixtures/vehicles.ts';
import { hour } from '../../../fixtures/dealer-states.ts';

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const result = { rows: 0, vehicles: 0, rejected: 0, pages: 0, bytes: 0, warnings: ['one'], notes: [] };
const feed = { bytes: 'bytes', fields: 'fields' };
const built = (vehicles: ReturnType<typeof aVehicle>[], version = feed, at = now) => ({
  site: {
    tenant: aTenant(),
    stock: { vehicles, sold: [], now: at },
    record: { dealer: 'a-cars', feed: version, facts: {} as never },
  },
  result,
  page: null,
  mode: 'refresh' as const,
  seconds: 1,
});

describe('dealer facts (OPS-10)', () => {
  test('list vehicles for sale without price, photos or comments, and ignore sold ones and illustrations', () => {
    const photos = ['1', '2', '3', '4', '5'].map((name) => `/photos/${name}.webp`);
    const long = 'A comment that says what a shopper wants to know of this car. '.repeat(2);
    const facts = dealerFacts(
      built([
        aVehicle({
          id: 'good',
          price: 9000,
          images: photos,
          imagesAreIllustrations: false,
          dealerComments: `<p>${long}</p>`,
        }),
        aVehicle({
          id: 'drawn',
          stockNumber: 'S2',
          images: photos,
          imagesAreIllustrations: true,
          dealerComments: null,
        }),
        aVehicle({
          id: 'bare',
          stockNumber: null,
          name: 'Bare',
          price: null,
          images: [],
          dealerComments: `<b>${'<i></i>'.repeat(30)}short</b>`,
        }),
        aVehicle({ id: 'sold', status: 'sold', soldAt: now, price: null, images: [], dealerComments: null }),
      ]),
      null,
    );
    expect(facts.onSale).toBe(3);
    expect(facts.coverage.price).toEqual({ having: 2, without: [{ stockNumber: 'bare', name: 'Bare' }] });
    expect(facts.coverage.photos.having).toBe(1);
    expect(facts.coverage.comments.having).toBe(1);
    expect(facts.coverage.photos.without.map(({ stockNumber }) => stockNumber)).toEqual(['S2', 'bare']);
  });

  test('list vehicles for sale for over 120 days, the longest first, and skip those without a date', () => {
    const { longStanding } = dealerFacts(
      built([
        aVehicle({ stockNumber: 'S121', createdAt: now - 121 * day }),
        aVehicle({ stockNumber: 'S119', createdAt: now - 119 * day }),
        aVehicle({ stockNumber: 'S200', createdAt: now - 200 * day, price: null }),
        aVehicle({ stockNumber: 'unknown', createdAt: null }),
      ]),
      null,
    );
    expect(longStanding.map(({ stockNumber }) => stockNumber)).toEqual(['S200', 'S121']);
  });

  test('show when the bytes and the fields of the feed last changed together', () => {
    const first = dealerFacts(built([]), null);
    const next = (version: typeof feed) => dealerFacts(built([], version, now + hour), first).changedAt;
    expect(first.changedAt).toBe(now);
    expect(next(feed)).toBe(now);
    expect(next({ bytes: 'a timestamp moved', fields: 'fields' })).toBe(now);
    expect(next({ bytes: 'bytes', fields: 'a mapping changed' })).toBe(now);
    expect(next({ bytes: 'others', fields: 'others' })).toBe(now + hour);
  });

  test('list warnings that the previous build did not have', () => {
    const first = dealerFacts(built([]), null);
    expect(first.newWarnings).toEqual([]);
    const next = { ...built([]), result: { ...result, warnings: ['one', 'two'] } };
    expect(dealerFacts(next, first).newWarnings).toEqual(['two']);
  });

  test('are null when the file is missing or damaged', () => {
    const dir = folder();
    expect(readFacts(dir, 'a-cars')).toBeNull();
    const facts = dealerFacts(built([]), null);
    writeFacts(dir, 'a-cars', facts);
    expect(readFacts(dir, 'a-cars')).toEqual(facts);
    writeFileSync(factsFile(dir, 'a-cars'), '{"version":1,"na');
    expect(readFacts(dir, 'a-cars')).toBeNull();
  });
});

test('counts a failure from when it first occurred until a build succeeds (OPS-10)', () => {
  const dir = folder();
  expect(readFailure(dir, 'a-cars')).toBeNull();
  expect(clearFailure(dir, 'a-cars')).toBe(false);
  keepFailure(dir, 'a-cars', new TypeError('first'), 1000);
  keepFailure(dir, 'a-cars', new Error('second'), 2000);
  expect(readFailure(dir, 'a-cars')).toEqual({ kind: 'Error', message: 'second', since: 1000, at: 2000, times: 2 });
  writeFileSync(failureFile(dir, 'a-cars'), '{');
  expect(readFailure(dir, 'a-cars')).toBeNull();
  expect([clearFailure(dir, 'a-cars'), clearFailure(dir, 'a-cars')]).toEqual([true, false]);
});

test('stores the last build of each day, for thirty days (OPS-10)', () => {
  const dir = folder();
  const date = (index: number) => new Date(now + index * day).toISOString().slice(0, 10);
  for (let index = 0; index < 33; index++)
    for (const onSale of [index, index + 100]) keepDay(dir, 'a-cars', { day: date(index), onSale, rejected: 1 }, 'UTC');
  const days = readDays(dir, 'a-cars');
  expect([days.length, days[0], days.at(-1)]).toEqual([
    30,
    { day: date(3), onSale: 103, rejected: 1 },
    { day: date(32), onSale: 132, rejected: 1 },
  ]);
});

test('removes future days that a wrong clock wrote (OPS-10)', () => {
  const dir = folder();
  const keep = (date: string, onSale: number) =>
    keepDay(dir, 'a-cars', { day: date, onSale, rejected: 0 }, 'Australia/Sydney');
  keep('2026-11-20', 90);
  keep('2027-11-21', 10);
  keep('2026-11-21', 91);
  expect(readDays(dir, 'a-cars').map(({ day: date, onSale }) => [date, onSale])).toEqual([
    ['2026-11-20', 90],
    ['2026-11-21', 91],
  ]);
});

test('reads days before the first stored one from the releases (OPS-10)', () => {
  const dir = folder();
  const release = (at: number, vehicles: [string, number | null, boolean][]) => {
    const id = new Date(at).toISOString().replaceAll(/[-:]/g, '');
    const place = join(dir, '.forecourt/releases/a-cars', id);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'release.json'), JSON.stringify({ id, at, vehicles, result: { rejected: 4 } }));
  };
  const noon = Date.parse('2026-11-20T12:00:00Z');
  release(noon, [['a', 1, false]]);
  release(noon + hour, [
    ['a', 1, false],
    ['b', 1, false],
    ['c', 1, true],
  ]);
  release(noon + 12 * hour, [['a', 1, false]]);
  expect(readDays(dir, 'a-cars')).toEqual([
    { day: '2026-11-20', onSale: 2, rejected: 4 },
    { day: '2026-11-21', onSale: 1, rejected: 4 },
  ]);
  keepDay(dir, 'a-cars', { day: '2026-11-21', onSale: 7, rejected: 0 }, 'UTC');
  expect(readDays(dir, 'a-cars').map(({ onSale }) => onSale)).toEqual([2, 7]);
  writeFileSync(daysFile(dir, 'a-cars'), 'damaged');
  expect(readDays(dir, 'a-cars')).toHaveLength(2);
});

describe('weight of the median vehicle page (OPS-10)', () => {
  const site = (pages: Record<string, string>) => {
    const dir = folder();
    for (const [file, text] of Object.entries({
      ...pages,
      '_a/site.css': 'x'.repeat(40),
      '_a/print.css': noise(5000),
      '_a/page.js': 'import"./part.js";',
      '_a/part.js': noise(3000),
    })) {
      mkdirSync(join(dir, file, '..'), { recursive: true });
      writeFileSync(join(dir, file), text);
    }
    const files = Object.fromEntries(
      Object.entries(pages).map(([file, text]) => [file, [file, text.length, 0] as [string, number, number]]),
    );
    return { dir, files };
  };
  const noise = (length: number) =>
    Array.from({ length }, (_, index) => ((index * 7919) % 65_521).toString(36))
      .join('')
      .slice(0, length);
  const page = (size: number) =>
    `<link rel="stylesheet" href="/_a/site.css"><link rel="stylesheet" href="/_a/print.css" media="print"><script type="module" src="/_a/page.js"></script>${'y'.repeat(size)}`;

  test('counts stylesheets, scripts and their imports, but no print stylesheet', () => {
    const { dir, files } = site({
      'cars/small.html': page(1),
      'cars/middle.html': page(50),
      'cars/large.html': page(9000),
      'cars/index.html': page(20),
      'index.html': page(1),
    });
    const weight = middlePageWeight(dir, files, null)!;
    expect(weight.path).toBe('cars/middle.html');
    expect(weight.kilobytes).toBeGreaterThan(1);
    expect(weight.kilobytes).toBeLessThan(4);
  });

  test('is measured only when the page changes, and is null without vehicles', () => {
    const { dir, files } = site({ 'cars/a.html': page(1) });
    const known = { path: 'cars/a.html', hash: 'cars/a.html', kilobytes: 12 };
    expect(middlePageWeight(dir, files, known)).toBe(known);
    expect(middlePageWeight(dir, files, { ...known, hash: 'older' })!.kilobytes).not.toBe(12);
    expect(middlePageWeight(dir, { 'cars/index.html': ['h', 1, 0] }, null)).toBeNull();
  });
});
