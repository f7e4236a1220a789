import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleOf, pretendBuiltFrom, variantBundle } from '../support/bundles.ts';
import { tree, Workspace } from '../support/generator.ts';

const slug = 'ironbark-ford';
const unreleased = 'aaaaaaaaaaaaaaaa';
const failing = 'bbbbbbbbbbbbbbbb';
const gone = 'cccccccccccccccc';

describe('the code that a refresh renders with', () => {
  const space = new Workspace();
  const removals: (() => void)[] = [];
  let built = '';
  const site = () => space.out(`out/${slug}`);

  beforeAll(async () => {
    space.addTenant(slug);
    expect((await space.run('build')).code).toBe(0);
    built = bundleOf(space.out(), slug);
    removals.push(
      variantBundle(
        built,
        unreleased,
        `
      export const siteListing = async () => {
        const listing = await real.siteListing();
        return {
          ...listing,
          *sitePages(...args) {
            yield* listing.sitePages(...args);
            yield { path: '/unreleased.txt', route: null, load: () => ({ kind: 'text', body: 'UNRELEASED', contentType: 'text/plain' }) };
          },
        };
      }`,
      ).remove,
    );
    removals.push(
      variantBundle(
        built,
        failing,
        `
      export function pageRenderer() {
        const draw = real.pageRenderer();
        return (page) => { if (page.path === '/cars/') throw new Error('no wheels on this page'); return draw(page); };
      }`,
      ).remove,
    );
  });
  afterAll(() => {
    for (const remove of removals) remove();
    space.remove();
  });

  test('is the code from the last build, even if other code has been compiled since (OPS-03)', async () => {
    const before = tree(site());
    const { json } = await space.run('refresh');
    expect(json.tenants[0]).toMatchObject({ ok: true, written: 0, warnings: [] });
    expect(tree(site())).toEqual(before);
  });

  test('keeps the code from the build when the sources have changed, and warns the operator (OPS-03)', async () => {
    pretendBuiltFrom(space.out(), slug, unreleased);
    const { json } = await space.run('refresh');
    expect(json.tenants[0]).toMatchObject({
      ok: true,
      warnings: [
        expect.stringMatching(/the code has changed since this site was built[\s\S]*\.\/forecourt build ironbark-ford/),
      ],
    });
    expect(existsSync(join(site(), 'unreleased.txt'))).toBe(true);
  });

  test('is replaced by the current code in a build, and the next refresh keeps it (OPS-03)', async () => {
    await space.run('build');
    expect(bundleOf(space.out(), slug)).toBe(built);
    expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ written: 0, warnings: [] });
    expect(existsSync(join(site(), 'unreleased.txt'))).toBe(false);
  });

  test("falls back to the current code with a warning when the build's code is no longer stored (OPS-03)", async () => {
    pretendBuiltFrom(space.out(), slug, gone);
    const { json } = await space.run('refresh');
    expect(json.tenants[0]).toMatchObject({
      ok: true,
      written: 0,
      warnings: [expect.stringContaining('is no longer stored: refreshed with the current code')],
    });
    expect(bundleOf(space.out(), slug)).toBe(built);
  });

  test('is not used after a change of template: the refresh fails, names the build to run and leaves the site (OPS-03)', async () => {
    const before = tree(site());
    const settings = join(space.tenants, slug, 'settings.json');
    const written = readFileSync(settings, 'utf8');
    writeFileSync(settings, JSON.stringify({ ...(JSON.parse(written) as object), template: 'marketplace' }));
    const { code, json } = await space.run('refresh');
    writeFileSync(settings, written);
    expect(code).not.toBe(0);
    expect(json.tenants[0]!.errors).toEqual([
      'This site was built with the showroom template, but its settings now name marketplace. Run `./forecourt build ironbark-ford`.',
    ]);
    expect(tree(site())).toEqual(before);
  });

  test('reports the cause of a failed page with --json, and leaves the site unchanged (OPS-06)', async () => {
    pretendBuiltFrom(space.out(), slug, failing);
    const before = tree(site());
    const { code, json } = await space.run('refresh', ['--workers', '2']);
    expect(code).toBe(1);
    expect(json.tenants[0]!.errors).toEqual([expect.stringContaining('no wheels on this page')]);
    expect(tree(site())).toEqual(before);
    expect(existsSync(join(space.out(), '.forecourt/staging', slug))).toBe(false);
  });
});
