import { describe, expect, test } from 'vitest';
import { buildPlan, isSameCode } from '../../../scripts/changed-tenants/build-plan.ts';
import { changedInputs } from '../../../scripts/changed-tenants/changed-inputs.ts';

const read = new Map<string, string[] | null>([
  ['bikes', ['bikes', '_demo']],
  ['cars', ['cars', '_groups/pair/settings.json']],
  ['vans', ['vans', '_suppliers', '_groups/pair/settings.json']],
  ['linked', null],
]);
const everyone = [...read.keys()];

describe('dealers whose inputs are affected by a change (OPS-04)', () => {
  test.each<[file: string, dealers: string[], hasCode: boolean]>([
    ['tenants/cars/settings.json', ['cars', 'linked'], false],
    ['tenants/cars/images/logo.svg', ['cars', 'linked'], false],
    ['tenants/new-dealer/settings.json', ['linked'], false],
    ['tenants/_groups/pair/settings.json', ['cars', 'vans', 'linked'], false],
    ['tenants/_groups/pairs/settings.json', ['linked'], false],
    ['tenants/_demo/photos/sedan.svg', ['bikes', 'linked'], false],
    ['tenants/_suppliers/columns.ts', ['vans', 'linked'], false],
    ['tenants/operator.json', everyone, true],
    ['src/view/price.ts', ['vans', 'linked'], true],
    ['src/templates/atelier/Layout.astro', ['vans', 'linked'], true],
    ['functions/car.ts', ['vans', 'linked'], true],
    ['scripts/commands/build.ts', ['vans', 'linked'], true],
    ['bin/forecourt.mjs', ['vans', 'linked'], true],
    ['src/server/geocode/tables/au.json', everyone, true],
    ['src/features/early.js', everyone, true],
    ['public/favicon.ico', everyone, true],
    ['package-lock.json', everyone, true],
    ['astro.config.mjs', everyone, true],
    ['netlify.toml', everyone, true],
    ['docs/recipes/deploy.md', [], false],
    ['tests/sites/prices.test.ts', [], false],
    ['README.md', [], false],
    ['tenants/NOTES.md', [], false],
    ['.github/workflows/previews.yml', [], false],
    ['eslint.config.js', [], false],
  ])('a change to %s affects %j, with code: %j', (file, dealers, hasCode) => {
    const changed = changedInputs([file], read);
    expect([[...changed.dealers], changed.hasCode]).toEqual([dealers, hasCode]);
  });
});

const plan = (given: Partial<Parameters<typeof buildPlan>[0]>) =>
  buildPlan({
    before: ['bikes', 'cars', 'utes', 'vans'],
    after: ['bikes', 'cars', 'utes', 'vans'],
    changed: { dealers: new Set(), hasCode: false },
    isSameGenerator: true,
    templateOf: (slug) => (slug === 'bikes' ? 'atelier' : 'showroom'),
    needsFeed: (slug) => slug === 'cars',
    ...given,
  });

describe('dealers that a comparison builds (OPS-04)', () => {
  test('are only those whose own files changed if no code did', () => {
    expect(plan({ changed: { dealers: new Set(['vans']), hasCode: false } })).toEqual({
      dealers: ['vans'],
      probes: new Map(),
    });
  });
  test('are one per template if code changed, with no feed to fetch if possible', () => {
    expect(plan({ changed: { dealers: new Set(), hasCode: true } })).toEqual({
      dealers: [],
      probes: new Map([
        ['bikes', []],
        ['utes', ['vans', 'cars']],
      ]),
    });
  });
  test('are all of them if the code that builds sites behaves differently', () => {
    expect(plan({ changed: { dealers: new Set(), hasCode: true }, isSameGenerator: false })).toEqual({
      dealers: ['bikes', 'cars', 'utes', 'vans'],
      probes: new Map(),
    });
  });
  test('include a new dealer, and exclude a removed one', () => {
    expect(plan({ before: ['bikes', 'gone'], after: ['bikes', 'new'] }).dealers).toEqual(['new']);
  });
});

test.each([
  ['the same code', { code: 'a' }, { code: 'a' }, true],
  ['other code', { code: 'a' }, { code: 'b' }, false],
  ['a build that failed', {}, {}, false],
  ['a feed that is down', undefined, undefined, false],
])('a dealer with %s represents its template: %4$s (OPS-04)', (_, before, after, isSame) => {
  const built = (given: { code?: string } | undefined) => given && { failure: null, outputs: new Map(), ...given };
  expect(isSameCode(built(before), built(after))).toBe(isSame);
});
