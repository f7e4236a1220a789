/** "ute under 30" means thousands, and is never searched as text. */
import { describe, expect, test } from 'vitest';
import { parseQuery } from '#src/domain/search/plain-words/parse-query.ts';
import type { QueryCatalogue } from '#src/domain/search/plain-words/catalogue.ts';
import { now } from '../../fixtures/vehicles.ts';

const catalogue: QueryCatalogue = {
  makes: [
    { name: 'Kia', models: ['Sportage'] },
    { name: 'Isuzu', models: ['D-MAX'] },
    { name: 'Land Rover', models: ['Range Rover Sport'] },
    { name: 'Toyota', models: ['86'] },
  ],
  bodies: ['suv', 'ute'],
  seats: [2, 5, 7],
};
const parse = (text: string) => parseQuery(text, catalogue, 'en-AU', now);

describe('price bounds in plain language', () => {
  test.each<[string, min: number | null, max: number | null]>([
    ['ute under 30', null, 30_000],
    ['kia under 30', null, 30_000],
    ['kia up to 25', null, 25_000],
    ['suv over 50', 50_000, null],
    ['suv between 20 and 30', 20_000, 30_000],
    ['ute max 45', null, 45_000],
    ['ute budget of 45', null, 45_000],
    ['range rover over 50', 50_000, null],
    ['d-max under 60', null, 60_000],
    ['suv < 40', null, 40_000],
    ['ute no more than 35', null, 35_000],
    ['over 10 under 20 suv', 10_000, 20_000],
  ])('reads "%s" as thousands (NLQ-01)', (text, min, max) => {
    const { ranges, query, leftOut, understood } = parse(text);
    expect({ ranges, query, leftOut }).toEqual({ ranges: { price: { min, max } }, query: '', leftOut: [] });
    expect(understood.map(({ label }) => label).join(' ')).toContain('$');
  });

  test.each<[string, string]>([
    ['kia under 30 minutes', 'under 30 minutes'],
    ['ute under 8 litres', 'under 8 litres'],
    ['kia less than 3', 'less than 3'],
    ['suv under 400', 'under 400'],
    ['suv over 3.5', 'over 3.5'],
    ['kia over 200kw', 'over 200kw'],
  ])('ignores and reports the bound in "%s" (NLQ-01)', (text, words) => {
    expect(parse(text)).toMatchObject({ ranges: {}, query: '', leftOut: [{ kind: 'vague', words }] });
  });

  test.each<[string, object]>([
    ['suv under 80,000 km', { km: { min: null, max: 80_000 } }],
    ['toyota 86 under 30', { price: { min: null, max: 30_000 } }],
    ['kia under 5 years old', { year: { min: 2021, max: null } }],
  ])('respects the unit in "%s" (NLQ-01)', (text, ranges) => {
    expect(parse(text).ranges).toEqual(ranges);
  });

  test('does not search for a bound without a number (NLQ-01)', () => {
    expect(parse('kia sportage under').query).toBe('');
  });
});
