import { expect, test } from 'vitest';
import { textReporter } from '#src/generator/report.ts';
import type { TenantResult } from '#src/generator/tenant-result.ts';

const result = (slug: string, overrides: Partial<TenantResult> = {}): TenantResult => ({
  slug,
  ok: true,
  rows: 12,
  vehicles: 11,
  rejected: 1,
  pages: 40,
  written: 52,
  bytes: 2_500_000,
  seconds: 1.5,
  warnings: ['One row is odd.'],
  notes: [],
  errors: [],
  ...overrides,
});

/** `pace`: milliseconds between events. */
function written({
  isTTY,
  columns,
  env = {},
  pace = 100,
}: {
  isTTY?: boolean;
  columns?: number;
  env?: NodeJS.ProcessEnv;
  pace?: number;
}): string[] {
  const texts: string[] = [];
  let now = 1000;
  const out = {
    ...(isTTY === undefined ? {} : { isTTY }),
    ...(columns === undefined ? {} : { columns }),
    write: (text: string) => texts.push(text),
  };
  const reporter = textReporter(out, env, () => now);
  const events = [
    () => reporter.compileStarts(),
    () => reporter.compileEnds(),
    () => reporter.tenantStarts('some-cars'),
    () => reporter.progress('some-cars', 20),
    () => reporter.progress('some-cars', 12),
    () => reporter.tenantEnds(result('some-cars')),
    () => reporter.tenantStarts('other-cars'),
    () => reporter.progress('other-cars', 3),
    () =>
      reporter.tenantEnds(
        result('other-cars', { ok: false, errors: ['No stock.\nNone at all.'], warnings: [], rejected: 0 }),
      ),
  ];
  for (const event of events) {
    event();
    now += pace;
  }
  reporter.summary({ ok: false, seconds: 3.25, tenants: [result('some-cars'), result('other-cars', { ok: false })] });
  return texts;
}

const plain = [
  'Compiled in 0.10 s.',
  'some-cars                      40 pages      11 of 12 vehicles  52 written  2.5 MB  1.50 s',
  '  1 row set aside: see this dealer’s rejected.json',
  '  warning: One row is odd.',
  'other-cars                 FAILED after 1.50 s',
  '  error: No stock.\n  None at all.',
  '1 of 2 dealers failed; their last good sites are untouched.',
].map((line) => `${line}\n`);

test.each([
  ['a pipe', {}],
  ['a file', { isTTY: false }],
  ['a terminal of CI', { isTTY: true, env: { CI: 'true' } }],
])('prints plain lines without control characters to %s (OPS-01, OPS-06)', (_, stream) => {
  const texts = written(stream);
  expect(texts).toEqual(plain);
  expect(texts.join('')).not.toMatch(/[^\n\P{Cc}]/u);
});

const redrawn = '\r\u001b[2K';

test('redraws one line per dealer in a terminal, and keeps the plain lines (OPS-01)', () => {
  const texts = written({ isTTY: true, env: { CI: '' } });
  expect(texts.filter((text) => text.endsWith('…'))).toEqual(
    [
      'Compiling …',
      'some-cars …',
      'some-cars: 20 files …',
      'some-cars: 32 files …',
      'other-cars …',
      'other-cars: 3 files …',
    ].map((text) => redrawn + text),
  );
  expect(texts.filter((text) => text.endsWith('\n'))).toEqual(plain);
  for (const [index, text] of texts.entries()) if (text.endsWith('\n')) expect(texts[index - 1]).toBe(redrawn);
});

test('does not redraw the line for every file (OPS-01)', () => {
  expect(written({ isTTY: true, pace: 30 }).filter((text) => text.includes('files'))).toEqual([]);
});

test('never wraps the line in a narrow terminal (OPS-01)', () => {
  const lines = written({ isTTY: true, columns: 16 })
    .filter((text) => !text.endsWith('\n'))
    .map((text) => text.replace(redrawn, ''));
  expect(Math.max(...lines.map(({ length }) => length))).toBe(15);
});

test('lists held cars with what shoppers see and the command, and asks about each word only once (GUARD-04)', () => {
  const texts: string[] = [];
  const question = 'status: unknown word in column "Status": "Retail" (1 vehicle).';
  textReporter({ write: (text) => texts.push(text) }).tenantEnds(
    result('some-cars', {
      rejected: 0,
      warnings: [question, 'One row is odd.'],
      questions: [question],
      words: [
        {
          feed: null,
          field: 'status',
          column: 'Status',
          word: 'Retail',
          isLocation: false,
          meanwhile: '',
          vehicles: [{ vehicle: 'A1', name: '2020 Kia Rio', until: null, isOnSite: false }],
        },
      ],
    }),
  );
  expect(texts.slice(1)).toEqual(
    [
      '  held: 1 car with a new value: "Retail" in Status',
      "    A1. We don't guess what it means. 1 car is off the site until you answer.",
      '    ./forecourt feed some-cars   (then answer with ./forecourt held some-cars --answer "Retail=ANSWER")',
      '  warning: One row is odd.',
    ].map((line) => `${line}\n`),
  );
});
