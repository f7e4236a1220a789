import fc from 'fast-check';

const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\ufeff',
  '\u202e',
  '\r\nX-Injected: 1',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; drop table leads; --",
  "1' or '1'='1",
  '../../../../etc/passwd',
  '%00',
  '${7*7}',
  '{{7*7}}',
  '=cmd()',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '99999999999999999999',
  '0x10',
  '2026-13-45',
  '😀'.repeat(200),
  'é'.repeat(300),
  'x'.repeat(6000),
];

/** To get past the first check. */
const plausible = [
  'ada@shopper.example',
  '0491 570 006',
  '+61491570006',
  'Ada Black',
  '2064',
  '2026-12-01',
  '2026-12-01T22:00:00.000Z',
  'nsw',
  'valuation',
  'good',
  'Hello',
  '00000000-0000-4000-8000-000000000000',
  'artarmon',
  '/cars/x',
  'DEMO00001',
  'enquiry',
];

const character = fc.string({ unit: 'binary', maxLength: 60 });
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  { weight: 3, arbitrary: fc.constantFrom(...plausible) },
  { weight: 2, arbitrary: character },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);

const scalar = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1.5),
  fc.boolean(),
  fc.constant(null),
);

export const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'dealer',
    'tenant',
    'id',
    '',
    'a.b',
    '$ne',
  ),
  character,
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileKey, scalar, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3000 }).map(nested) },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export const brokenBody = fc.oneof(
  fc.constantFrom(
    '',
    'null',
    '1',
    '"text"',
    '[]',
    '[[[[',
    '{',
    '{"a":',
    '{"a":1}}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    '[',
    `${'['.repeat(7000)}${']'.repeat(7000)}`,
    `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`,
    `{"a":"${'x'.repeat(70_000)}"}`,
    '\ufeff{}',
    'a=1&b=2',
    'a=%00&a=%ED%A0%80&=&&&__proto__=1',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
);

export const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/xml',
  'application/json,text/plain',
  ';',
  '',
);
