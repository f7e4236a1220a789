/** Each test adds errors to a copy of a built dealer. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CheckedSite } from '../../scripts/check-site/checked-site.ts';
import { checkSite as checkSiteCommand } from '../../scripts/commands/check-site.ts';
import { demoSite, type DemoSite } from '../support/demo-sites.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';

const slug = 'southern-cross-caravans';
const outDir = mkdtempSync(join(tmpdir(), 'forecourt-check-site-'));
let demo: DemoSite;
beforeAll(async () => {
  demo = await demoSite(slug);
});
beforeEach(() => {
  rmSync(join(outDir, slug), { recursive: true, force: true });
  cpSync(demo.site.dir, join(outDir, slug), { recursive: true });
});
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const inSite = (file: string) => join(outDir, slug, file);

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(inSite(file), 'utf8');
  expect(text.search(from), `${file} holds ${from}`).toBeGreaterThan(-1);
  writeFileSync(inSite(file), text.replace(from, to));
}

const options = ['--no-browser', '--json', '--out', outDir];

async function checkSite(): Promise<{ code: number; checked: CheckedSite }> {
  const { code, stdout } = await runCommand(checkSiteCommand, [slug, ...options]);
  return { code, checked: JSON.parse(stdout) as CheckedSite };
}

test('finds no issues in a freshly built site (OPS-04)', async () => {
  const { code, checked } = await checkSite();
  expect(checked).toEqual({ slug, pages: demo.site.pages.length, faults: {}, error: null });
  expect(code).toBe(0);
});

test('reports each kind of error with an example page (OPS-04)', async () => {
  const vehicle = demo.site.ofKind('vehicle')[0]!.file;
  edit('index.html', /href="\/cars\/"/, 'href="/cars-that-left/"');
  edit('about-us.html', '</main>', '<p id="twice"></p><p id="twice">NaN km</p><img src="/favicon.svg"></main>');
  edit('contact.html', /<title>[^<]*</, '<title>x<');
  edit(vehicle, '</main>', `<p>${'x'.repeat(64_000)}</p></main>`);
  edit('special-offers.html', /Motor dealer licence \d+/g, '');
  appendFileSync(inSite('_redirects'), '\n/old /gone-too 301\n');
  const { code, checked } = await checkSite();
  expect(code).toBe(1);
  expect(checked.error).toBeNull();
  const found = Object.fromEntries(Object.entries(checked.faults).map(([area, faults]) => [area, faults.join('\n')]));
  expect(found).toMatchObject({
    links: expect.stringContaining('href "/cars-that-left/" links to a page that doesn’t exist (on /)'),
    redirects: expect.stringContaining('/old redirects to /gone-too, which does not exist'),
    html: expect.stringContaining('uses the id "twice" more than once (on /about-us)'),
    titles: expect.stringContaining('title "x" (on /contact)'),
    pictures: expect.stringContaining('<img src="/favicon.svg">'),
    words: expect.stringContaining('NaN km'),
    weight: expect.stringContaining(' of HTML, limit 64.0 KB'),
    licences: expect.stringContaining('does not show a dealer licence number (LAW-01) (on /special-offers)'),
  });
});

test('refuses a dealer that does not exist (OPS-04)', async () => {
  expect(await runCommand(checkSiteCommand, ['nobody-here', ...options])).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('No such dealer: nobody-here'),
  });
});

test('as a process, reports an unbuilt dealer on standard output and exits with 1 (OPS-04)', async () => {
  const { stdout, ...end } = await runForecourt('check-site', ['kauri-cars', ...options]);
  expect(end).toEqual({ code: 1, signal: null, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({
    slug: 'kauri-cars',
    error: expect.stringContaining('has not been built'),
  });
});
