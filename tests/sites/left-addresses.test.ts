/** Old URLs, locally and self-hosted; Netlify reads the same redirects file. */
import { request } from 'node:http';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLocalServer, type LocalServer } from '#src/local-server/start-local-server.ts';
import { redirectIssues } from '../../scripts/check-site/link-issues.ts';
import { SiteFolder } from '../../scripts/check-site/site-folder.ts';
import { now, Workspace } from '../support/generator.ts';

const [toLists, toGone] = ['lakeside-auto', 'kauri-cars'];
const later = (days: number) => ['--now', new Date(Date.parse(now) + days * 86_400_000).toISOString()];

describe('a vehicle that left the feed (ROUTE-23)', () => {
  const space = new Workspace();
  const had = new Map<string, string[]>();
  const vehiclesOf = (slug: string) =>
    new SiteFolder(join(space.out(), slug)).ofKind('vehicle').map(({ path }) => path);
  let server: LocalServer;

  beforeAll(async () => {
    for (const slug of [toLists, toGone]) {
      space.addTenant(slug);
      space.setStock(slug, space.stock(slug).slice(0, 60));
    }
    const say = (slug: string, rules: object) =>
      space.settings(slug, (settings) => {
        const own = settings as { stockRules?: object };
        own.stockRules = { ...own.stockRules, ...rules };
      });
    say(toLists, { leftAnswer: 'list' });
    say(toGone, { leftAnswer: 'gone', leftDays: 30 });
    expect((await space.run('build')).code).toBe(0);
    for (const slug of [toLists, toGone]) {
      const rows = space.stock(slug);
      const going = rows.findIndex(({ status, price }) => status === 'in_stock' && Number(price) > 5000);
      had.set(slug, vehiclesOf(slug));
      space.setStock(slug, rows.toSpliced(going, 1));
    }
    expect((await space.run('refresh')).code).toBe(0);
    server = await startLocalServer({ outDir: space.out(), port: 0 });
  });
  afterAll(async () => {
    await server.close();
    space.remove();
  });

  const addressOf = (slug: string) => {
    const still = new Set(vehiclesOf(slug));
    return had.get(slug)!.find((path) => !still.has(path))!;
  };
  const ask = (slug: string, path: string) =>
    new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path, headers: { host: `${slug}.localhost` } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode!, location: response.headers.location, text }));
      })
        .on('error', reject)
        .end();
    });

  test('redirects with 301 to the nearest existing list', async () => {
    const { status, location } = await ask(toLists, addressOf(toLists));
    expect([status, location]).toEqual([301, expect.stringMatching(/^\/(?:search\/|cars\/$)/)]);
    expect((await ask(toLists, location!)).status).toBe(200);
  });

  test('answers 410 with similar vehicles if the dealer chooses to', async () => {
    const { status, text } = await ask(toGone, addressOf(toGone));
    expect(status).toBe(410);
    const page = parse(text);
    expect(page.querySelector('h1')!.text).toBe('This is no longer for sale');
    expect(page.querySelector('header')).not.toBeNull();
    expect(page.querySelectorAll('main a[href^="/cars/"]').length).toBeGreaterThan(1);
    expect(page.querySelector('meta[name="robots"]')!.getAttribute('content')).toContain('noindex');
  });

  test('has no redirect to a missing page, and answers 404 for a vehicle that never existed', async () => {
    for (const slug of [toLists, toGone]) {
      const site = new SiteFolder(join(space.out(), slug));
      const vehicle = site.ofKind('vehicle')[0]!.path.split('/').at(-1)!;
      const { rules, faults } = redirectIssues(
        { site, siteUrl: 'https://site.example', functions: [] } as never,
        vehicle,
      );
      expect([faults, rules > 0]).toEqual([[], true]);
      expect((await ask(slug, '/cars/1999-never-here')).status).toBe(404);
    }
  });

  test('is remembered across builds, and answers 404 after its last day', async () => {
    const gone = addressOf(toGone);
    expect((await space.run('build', [...later(20), '--accept-drop'])).code).toBe(0);
    expect((await ask(toGone, gone)).status).toBe(410);
    expect((await space.run('refresh', [...later(31), '--accept-drop'])).code).toBe(0);
    expect((await ask(toGone, gone)).status).toBe(404);
  });
});
