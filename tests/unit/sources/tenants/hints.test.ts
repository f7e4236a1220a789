import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { editDistance } from '#src/lib/edit-distance.ts';
import { closest } from '#src/sources/tenants/did-you-mean.ts';
import { keyPath } from '#src/sources/tenants/issue.ts';
import { parseJson } from '#src/sources/tenants/json-file.ts';
import { checkAgainst } from '#src/sources/tenants/schema-findings.ts';
import { inspectSettings } from './tenant-folder.ts';

test.each([
  ['', '', 0],
  ['make', 'make', 0],
  ['make', 'mkae', 1],
  ['make', 'maker', 1],
  ['make', 'ake', 1],
  ['showrom', 'showroom', 1],
  ['km', 'price', 5],
])('counts the edits from %s to %s: %i (CONF-01)', (a, b, edits) => expect(editDistance(a, b, 9)).toBe(edits));

test.each([
  ['pagesize', ['pageSize', 'sorts'], 'pageSize'],
  ['page_size', ['pageSize', 'sorts'], 'pageSize'],
  ['colur', ['colour', 'city'], 'colour'],
  ['banana', ['colour', 'city'], null],
  ['colours', ['columns', 'city'], null],
])('suggests for %s in %j: %s (CONF-01)', (word, candidates, meant) => expect(closest(word, candidates)).toBe(meant));

test('writes key paths as in code (CONF-01)', () => {
  expect(keyPath(['search', 'filters', 2])).toBe('search.filters[2]');
  expect(keyPath(['stock', 'mapping', 'variant.torque', 'as'])).toBe('stock.mapping["variant.torque"].as');
});

describe('JSON files', () => {
  test('reports an extra comma with its line (CONF-01)', () => {
    const { findings } = parseJson('{\n  "a": 1,\n}', 'settings.json');
    expect(findings).toMatchObject([
      { file: 'settings.json', line: 3, reason: expect.stringContaining('is not valid JSON') },
    ]);
  });

  test('rejects a duplicate key, since one of the two values would be lost (CONF-01)', () => {
    const { findings } = parseJson(
      '{\n  "search": {\n    "pageSize": 21,\n    "pageSize": 30\n  }\n}',
      'settings.json',
    );
    expect(findings).toMatchObject([{ path: ['search', 'pageSize'], line: 4, reason: 'appears twice' }]);
  });
});

describe('messages for files of any schema', () => {
  const told = (schema: z.ZodType, value: unknown) =>
    checkAgainst(schema, value, 'a.json').findings.map(({ path, reason, hint }) => [
      keyPath(path),
      reason,
      hint ?? null,
    ]);
  const switches = z.strictObject({ shown: z.boolean().optional() });

  test.each<[string, z.ZodType, unknown, (string | null)[]]>([
    ['a value that is missing', z.strictObject({ name: z.string() }), {}, ['name', 'is missing', null]],
    ['an empty text', z.string().min(1), '', ['', 'must not be empty', null]],
    ['a text too short', z.string().min(3), 'ab', ['', 'must have at least 3 characters', null]],
    ['an empty list', z.array(z.string()).min(1), [], ['', 'must have at least 1 item', null]],
    ['a list too long', z.array(z.int()).max(2), [1, 2, 3], ['', 'must have at most 2 items', null]],
    [
      'a long value, shortened',
      z.boolean(),
      'x'.repeat(99),
      ['', `must be true or false, not "${'x'.repeat(56)}...`, null],
    ],
    [
      'an unknown key, with those that are known',
      z.strictObject({ $schema: z.string().optional(), city: z.string().optional(), street: z.string().optional() }),
      { banana: 1 },
      ['banana', 'is not a setting', 'Known keys: city, street.'],
    ],
    [
      'a key that belongs elsewhere, with three places at most',
      z.strictObject({ one: switches, two: switches, three: switches, four: switches }).partial(),
      { shown: true },
      ['shown', 'is not a setting', 'Did you mean one.shown or two.shown or three.shown?'],
    ],
    [
      'of several readings, the one that was meant: a group with a key that it does not have is no text',
      z.union([z.string(), switches]),
      { showm: true },
      ['showm', 'is not a setting', 'Did you mean shown?'],
    ],
  ])('%s (CONF-01)', (_, schema, value, message) => expect(told(schema, value)).toEqual([message]));
});

test('picks the alternative that matches deeper into the value when two fail (CONF-01)', () => {
  const shown = z.strictObject({ shown: z.boolean().optional() });
  const schema = z.union([
    z.strictObject({ part: z.string(), name: z.string() }),
    z.strictObject({ part: shown, name: z.string() }),
  ]);
  expect(checkAgainst(schema, { part: { showm: true } }, 'a.json').findings.map(({ path }) => keyPath(path))).toEqual([
    'part.showm',
    'name',
  ]);
});

describe('messages for invalid values', () => {
  const fault = async (settings: object) =>
    (await inspectSettings(settings)).issues.map(
      ({ path, reason, hint }) => `${path} ${reason}${hint ? ` (${hint})` : ''}`,
    );

  test.each([
    [{ search: { pageSize: 2 } }, 'search.pageSize must be at least 6, not 2'],
    [{ search: { pageSize: '21' } }, 'search.pageSize must be a number, not "21"'],
    [{ header: { sticky: 'yes' } }, 'header.sticky must be true or false, not "yes"'],
    [
      { header: { dropdowns: 'hoover' } },
      'header.dropdowns is "hoover", which is not one of the choices (Did you mean "hover"? Choices: "click", "hover".)',
    ],
    [
      { siteUrl: 'www.testcars.example' },
      'siteUrl must be a full URL such as https://www.example.com, not "www.testcars.example"',
    ],
    [
      { siteUrl: 'https://www.testcars.example/cars/' },
      'siteUrl must be an https URL without a path or a / at the end, not "https://www.testcars.example/cars/"',
    ],
    [
      { branding: { name: 'T', colours: { accent: 'teal' } } },
      'branding.colours.accent must be a colour such as #0b5a66, not "teal"',
    ],
    [{ regional: { timeZone: 'Sydney' } }, 'regional.timeZone must be a time zone name such as Australia/Sydney'],
    [{ search: { sorts: ['rank', 'rank'] } }, 'search.sorts[1] repeats "rank"'],
    [
      { stock: { source: { kind: 'ftp' } } },
      'stock.source.kind is "ftp", which is not one of the choices (Choices: "json", "csv", "xml", "url", "algolia".)',
    ],
    [
      { stock: { mapping: { price: { colum: 'Price' } } } },
      'stock.mapping.price.colum is not a setting (Did you mean stock.mapping.price.column?)',
    ],
    [
      { social: { facebook: 'http://social.example/a' } },
      'social.facebook must be a full URL such as https://www.example.com, not "http://social.example/a"',
    ],
    [
      { private: { leads: { fallbackEmail: 'a@b.example', webhookSecret: 'abc123' } } },
      'private.leads.webhookSecret must be the name of an environment variable, such as HARBOUR_MOTORS_WEBHOOK_SECRET, not "abc123"',
    ],
  ])('%j (CONF-01)', async (settings, message) => expect(await fault(settings)).toContain(message));
});
