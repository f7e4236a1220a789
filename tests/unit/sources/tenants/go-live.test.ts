/** `./forecourt validate --live` on a dealer's folder, beyond the scaffold's placeholders. */
import { describe, expect, test } from 'vitest';
import { inspectTenant } from '#src/sources/tenants/inspect-tenant.ts';
import { formatIssue, type Issue } from '#src/sources/tenants/issue.ts';
import { location, plainSettings, tenantsWith, type Files } from './tenant-folder.ts';

const real = {
  ...plainSettings,
  siteUrl: 'https://www.testcars.com.au',
  private: { leads: { fallbackEmail: 'leads@testcars.com.au' } },
};
const place = { ...location, phone: '02 9555 1234' };
const folder = (files: Files = {}) =>
  tenantsWith({ 'settings.json': real, 'locations.json': { locations: [place] }, ...files });
const goingLive = async (files: Files): Promise<Issue[]> =>
  (await inspectTenant('test-cars', folder(files), { live: true, goLive: true })).issues;
const page = (body: string) => ({ 'pages/about-us.md': `---\ntitle: About us\ndescription: Who.\n---\n${body}\n` });

describe('reports unreachable or made-up data as placeholders (OPS-05)', () => {
  test.each<[string, Files, string]>([
    [
      'an ABN without right check digits',
      { 'settings.json': { ...real, branding: { name: 'Test Cars', businessNumber: 'ABN 12 345 678 901' } } },
      'settings.json branding.businessNumber',
    ],
    [
      'an ABN of too few digits',
      { 'settings.json': { ...real, branding: { name: 'Test Cars', businessNumber: 'ABN 1234' } } },
      'settings.json branding.businessNumber',
    ],
    [
      'mail of a route',
      {
        'settings.json': {
          ...real,
          private: { leads: { ...real.private.leads, routes: [{ email: 'sales@cars.test' }] } },
        },
      },
      'settings.json private.leads.routes[0].email',
    ],
    [
      'mail of a place',
      { 'locations.json': { locations: [{ ...place, email: 'a@example.com' }] } },
      'locations.json locations[0].email',
    ],
    [
      'a number for stories',
      { 'locations.json': { locations: [{ ...place, landline: '(03) 7010 1234' }] } },
      'locations.json locations[0].landline',
    ],
    ['words that fill a layout', page('Lorem ipsum dolor sit amet.'), 'pages/about-us.md '],
    ['a gap to fill in', page('We are [your name here] of Penrith.'), 'pages/about-us.md '],
  ])('%s', async (_, files, at) => {
    const issues = await goingLive(files);
    expect(issues.map(({ severity, file, path }) => `${severity} ${file} ${path}`)).toEqual([`error ${at}`]);
  });

  test('does not stop builds of a live site for an ABN typo or an unfilled placeholder', async () => {
    const branding = { name: 'Test Cars', businessNumber: 'ABN 12 345 678 901' };
    const files = { 'settings.json': { ...real, branding }, ...page('We are [your name here] of Penrith.') };
    const { tenant, issues } = await inspectTenant('test-cars', folder(files), { live: true });
    expect(tenant).not.toBeNull();
    expect(issues.map(({ severity, file }) => `${severity} ${file}`).sort()).toEqual([
      'warning pages/about-us.md',
      'warning settings.json',
    ]);
  });

  test('accepts a valid ABN and a page containing links', async () => {
    const branding = { name: 'Test Cars', businessNumber: 'ABN 51 824 753 556' };
    expect(await goingLive({ 'settings.json': { ...real, branding }, ...page('[Your rights](/contact)') })).toEqual([]);
  });
});

describe('legal requirements', () => {
  const without = { 'locations.json': { locations: [{ ...place, licenceNumber: null }] } };
  test('requires a licence number for New South Wales locations: an error when going live, otherwise a warning (LAW-01)', async () => {
    expect(await goingLive(without)).toEqual([
      expect.objectContaining({
        severity: 'error',
        path: 'locations[0].licenceNumber',
        rule: { id: 'LAW-01', source: expect.stringContaining('s 19A') },
      }),
    ]);
    const { issues } = await inspectTenant('test-cars', folder(without), { live: true });
    expect(issues.map(({ severity }) => severity)).toEqual(['warning']);
  });

  test('rejects selling online in New South Wales outside .au before going live (LAW-06)', async () => {
    const reserve = { shown: true, route: 'buy-online' };
    const issues = await goingLive({ 'settings.json': { ...real, siteUrl: 'https://testcars.com', reserve } });
    expect(issues).toEqual([
      expect.objectContaining({ severity: 'error', path: 'siteUrl', rule: expect.objectContaining({ id: 'LAW-06' }) }),
    ]);
  });

  test('cites the rules for an interest rate without a comparison rate, and for a deposit over 10% (LAW-02, LAW-04)', async () => {
    const reserve = { shown: true, deposit: 500, minimumPrice: 3000 };
    const issues = await goingLive({ 'settings.json': { ...real, reserve }, ...page('Finance at 4.9% p.a.') });
    expect(issues.map(({ rule }) => rule?.id)).toEqual(['LAW-04', 'LAW-02']);
  });

  test('reports wording with file, page, rule and source, and leaves out customer reviews (LAW-06)', async () => {
    const issues = await goingLive({
      ...page('Strictly **no refunds**.'),
      'offers.json': {
        offers: [{ id: '1', name: 'Spring', description: 'Only 2 left.', expiry: '2099-01-01' }],
      },
      'reviews.json': {
        reviews: [
          { id: '1', customerName: 'A', rating: 5, date: '2026-11-01', text: 'Hurry, this one will not last!' },
        ],
      },
    });
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(
        /^pages\/about-us\.md:5 {2}says "no refunds": .*\n.*\n {4}\/about-us · LAW-06 · Australian Consumer Law, ss 29\(1\)\(m\) and 64/,
      ),
      expect.stringMatching(
        /^offers\.json:\d+ {2}offers\[0\] {2}says "Only 2 left": .*\n.*\n {4}\/special-offers · LAW-06 · /,
      ),
    ]);
  });

  test('does not block a production build of new stock because of wording (LAW-06)', async () => {
    const { tenant, issues } = await inspectTenant('test-cars', folder(page('Strictly no refunds.')), { live: true });
    expect([tenant?.slug, issues]).toEqual(['test-cars', []]);
  });
});
