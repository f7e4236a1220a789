/** The worker's daily check of dealers' domains. */
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { operatorAlarms } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { askSite, type SiteAnswer } from '#src/server/operations/follow-up/ask-site.ts';
import { hasPublicAddress, siteTrouble } from '#src/server/operations/follow-up/site-alarms.ts';
import { SiteWatch } from '../../scripts/worker/watch-sites.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { projectDir } from '../support/generator.ts';

const slug = 'harbour-motors';
const minute = 60_000;
const day = 24 * 60 * minute;
const now = Date.parse('2026-11-24T10:00:00+11:00');
const well: SiteAnswer = { status: 200, location: null, slug, certificateUntil: now + 60 * day };

let site: FunctionSite;
let dealer: DealerRecord;
let outDir: string;
beforeAll(async () => {
  site = await functionSite();
  const record = JSON.parse(
    await readFile(join(site.outDir, '.forecourt/server', `${slug}.json`), 'utf8'),
  ) as DealerRecord;
  dealer = { ...record, settings: { ...record.settings, siteUrl: 'https://www.harbourmotors.com.au' } };
  outDir = await mkdtemp(join(tmpdir(), 'forecourt-site-alarms-'));
  await mkdir(join(outDir, '.forecourt/server'), { recursive: true });
  await writeFile(join(outDir, '.forecourt/server', `${slug}.json`), JSON.stringify(dealer));
});
afterAll(async () => {
  await site.stop();
  await rm(outDir, { recursive: true, force: true });
});

const failing = (code: string, message = 'It is so.') => Object.assign(new Error(message), { code });
const answers = (answer: SiteAnswer | Error) => async () => {
  if (answer instanceof Error) throw answer;
  return answer;
};

describe('site check (OPS-10)', () => {
  test("finds no issue when the dealer's own page answers with a certificate that is not about to expire", async () => {
    expect(await siteTrouble(dealer, now, answers(well))).toBeNull();
    expect(await siteTrouble(dealer, now, answers({ ...well, certificateUntil: now + 14 * day }))).toBeNull();
  });

  test.each<[string, SiteAnswer | Error, RegExp, RegExp]>([
    [
      'a domain that is not found',
      failing('ENOTFOUND'),
      /^Harbour Motors: the domain doesn’t resolve$/,
      /www\.harbourmotors\.com\.au/,
    ],
    ['a refused connection', failing('ECONNREFUSED'), /is not responding$/, /ECONNREFUSED/],
    [
      'a certificate that ended',
      failing('CERT_HAS_EXPIRED', 'certificate has expired'),
      /: the certificate is not valid$/,
      /expired/,
    ],
    [
      'one for another name',
      failing('ERR_TLS_CERT_ALTNAME_INVALID'),
      /: the certificate is not valid$/,
      /browsers reject/,
    ],
    [
      'a self-signed certificate',
      failing('DEPTH_ZERO_SELF_SIGNED_CERT'),
      /: the certificate is not valid$/,
      /browsers reject/,
    ],
    [
      'one that was not renewed',
      { ...well, certificateUntil: Date.parse('2026-12-01T13:30:00Z') },
      /: the certificate expires soon$/,
      /expires on 2 December 2026/,
    ],
    ['an error', { ...well, status: 503 }, /is not responding correctly$/, /returns 503/],
    ['another dealer', { ...well, slug: 'kauri-cars' }, /: another site is live at the URL$/, /kauri-cars’s site/],
    ['a parked page', { ...well, slug: null }, /: another site is live at the URL$/, /a page that isn’t ours/],
    [
      'a way elsewhere',
      { ...well, status: 301, location: 'https://harbourmotors.com.au/' },
      /redirects elsewhere$/,
      /redirects to https:\/\/harbourmotors\.com\.au\//,
    ],
  ])('reports %s', async (_, answer, subject, text) => {
    const trouble = await siteTrouble(dealer, now, answers(answer));
    expect(trouble!.subject).toMatch(subject);
    expect(trouble!.text).toMatch(text);
    expect(trouble!.next.length).toBeGreaterThan(0);
  });

  test.each([
    ['https://www.cars.com.au', true],
    ['https://www.cars.example', false],
    ['https://localhost:4321', false],
    ['http://www.cars.com.au', false],
  ])('%s has a public URL: %s', (siteUrl, expected) => {
    expect(hasPublicAddress({ settings: { ...dealer.settings, siteUrl } })).toBe(expected);
  });
});

describe("the worker's site checks (OPS-10)", () => {
  beforeEach(() => emptyTables(site.db, 'operator_alarms', 'local_messages'));
  const told = async () =>
    (await site.db.select().from(operatorAlarms)).map(({ kind, reason }) => ({ kind, reason: reason.slice(0, 30) }));

  test('report a problem only once, after seeing it twice, and clear it when it is over; check a healthy site once a day', async () => {
    let answer: SiteAnswer | Error = well;
    let asked = 0;
    const watch = new SiteWatch({ outDir }, async () => {
      asked += 1;
      return answers(answer)();
    });
    await watch.look(now);
    await watch.look(now + day - minute);
    expect(asked).toBe(1);
    answer = failing('ECONNREFUSED');
    await watch.look(now + day);
    expect([asked, await told()]).toEqual([2, []]);
    await watch.look(now + day + 5 * minute);
    expect(asked).toBe(2);
    await watch.look(now + day + 10 * minute);
    expect([asked, await told()]).toEqual([
      3,
      [{ kind: 'site', reason: expect.stringContaining('https://www.harbourmotors') }],
    ]);
    answer = well;
    await watch.look(now + day + 70 * minute);
    expect([asked, await told()]).toEqual([4, []]);
  });

  test('do not query sites every minute while the database is unavailable', async () => {
    let asked = 0;
    const watch = new SiteWatch({ outDir }, async () => {
      asked += 1;
      return well;
    });
    vi.stubEnv('DATABASE_URL', 'postgres://forecourt@127.0.0.1:9/none');
    await expect(watch.look(now)).rejects.toThrow();
    vi.unstubAllEnvs();
    await watch.look(now + minute);
    expect(asked).toBe(1);
    await watch.look(now + 10 * minute);
    expect(asked).toBe(2);
  });

  test('do not report a problem that has cleared by the second check', async () => {
    const outcomes: (SiteAnswer | Error)[] = [failing('ETIMEDOUT'), well];
    const watch = new SiteWatch({ outDir }, async () => answers(outcomes.shift()!)());
    await watch.look(now);
    await watch.look(now + 10 * minute);
    expect(await told()).toEqual([]);
  });
});

describe('site request over TLS (OPS-10)', () => {
  let server: Server;
  let url: string;
  let certificate: string;
  beforeAll(async () => {
    const folder = join(projectDir, 'tests/fixtures/certificates');
    certificate = await readFile(join(folder, 'localhost.crt'), 'utf8');
    const key = await readFile(join(folder, 'localhost.key'), 'utf8');
    server = createServer({ cert: certificate, key }, (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write(`<!doctype html><html lang="en-AU" data-site="${slug}"><head>`);
      // The check never reads this to the end.
      response.end('x'.repeat(5_000_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `https://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('returns the page’s dealer and the certificate’s expiry', async () => {
    expect(await askSite(url, certificate)).toEqual({
      status: 200,
      location: null,
      slug,
      certificateUntil: Date.parse('2126-10-31T00:36:45Z'),
    });
  });

  test('refuses an untrusted certificate as browsers do', async () => {
    await expect(askSite(url)).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    await expect(askSite(url.replace('localhost', '127.0.0.1'), certificate)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });
});
