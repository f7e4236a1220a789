import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadSite } from '#src/sources/load-site.ts';
import { now, tree, Workspace } from '../support/generator.ts';

const slug = 'lakeside-auto';
const space = new Workspace();
afterAll(() => space.remove());

test('applies overrides.csv to pages, lists, search and feeds on a refresh (OPS-03)', async () => {
  space.addTenant(slug);
  space.treatDrawingsAsPhotos(slug);
  expect((await space.run('build')).code).toBe(0);
  expect((await space.run('refresh')).json.tenants[0]).toMatchObject({ ok: true, written: 0 });
  const { stock } = await loadSite(slug, { tenantsDir: space.tenants, now: Date.parse(now) });
  const at = (path: string) => join(space.out(`out/${slug}`), path);
  const advertised = readFileSync(at('feeds/google.tsv'), 'utf8');
  const priced = stock.vehicles.filter(
    (vehicle) =>
      vehicle.status === 'in_stock' && vehicle.price !== null && advertised.includes(`/cars/${vehicle.slug}`),
  );
  const [hidden, changed] = [priced.at(1)!, priced.at(-1)!];
  const page = ({ slug: name }: { slug: string }) => at(`cars/${name}.html`);
  expect([existsSync(page(hidden)), existsSync(page(changed))]).toEqual([true, true]);

  const number = (vehicle: { stockNumber: string | null; id: string }) => vehicle.stockNumber ?? vehicle.id;
  const rows = [`${number(hidden)},yes,,,`, `${number(changed)},,12321,1,Freshly detailed for you.`];
  const file = join(space.tenants, slug, 'overrides.csv');
  writeFileSync(file, `stock_number,hide,price,order,comments\n${rows.join('\n')}\n`);
  expect((await space.run('refresh')).json.tenants[0]!.written).toBeGreaterThan(0);

  expect(existsSync(page(hidden))).toBe(false);
  const text = readFileSync(page(changed), 'utf8');
  expect(text).toContain('$12,321');
  expect(text).toContain('Freshly detailed for you.');
  const list = readFileSync(at('cars/index.html'), 'utf8');
  expect(/href="\/cars\/([\w-]+)"/.exec(list)![1]).toBe(changed.slug);
  expect(list).toContain('$12,321');
  const google = readFileSync(at('feeds/google.tsv'), 'utf8');
  expect(google).toMatch(/\b12321\b/);
  for (const everything of [
    google,
    readFileSync(at('feeds/meta.csv'), 'utf8'),
    readFileSync(at('sitemap.xml'), 'utf8'),
  ])
    expect([everything.includes(changed.slug), everything.includes(hidden.slug)]).toEqual([true, false]);

  const refreshed = tree(space.out(`out/${slug}`));
  expect((await space.run('build')).code).toBe(0);
  expect(tree(space.out(`out/${slug}`))).toEqual(refreshed);

  const hides = tree(at('search'));
  writeFileSync(file, 'stock_number,hide\n');
  await space.run('refresh');
  expect(tree(at('search'))).not.toEqual(hides);
  expect(existsSync(page(hidden))).toBe(true);
});
