import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import { deployDigest, deploySite, type DeployRequest } from '../../../scripts/deploy/deploy-site.ts';
import { expectationOf, problemOf } from '../../../scripts/deploy/is-well.ts';
import { NetlifyApi } from '../../../scripts/deploy/netlify-api.ts';
import { rollOut, RollOutStopped } from '../../../scripts/deploy/roll-out.ts';
import { siteFiles } from '../../../scripts/deploy/site-files.ts';
import { wavesOf } from '../../../scripts/deploy/waves.ts';
import { netlifyStub, type NetlifyStub } from '../../support/netlify-stub.ts';

describe('waves of a rollout (OPS-08)', () => {
  const dealers = Array.from({ length: 30 }, (_, index) => `d${index}`);
  const sizes = (text: string) => wavesOf(dealers, text).map(({ length }) => length);

  test.each([
    ['1', Array.from({ length: 30 }, () => 1)],
    ['1,5,20', [1, 5, 20, 4]],
    ['1, 10%, 50%', [1, 3, 15, 11]],
    ['100', [30]],
  ])('splits dealers into waves of %s, the canary first', (text, expected) => {
    expect(sizes(text)).toEqual(expected);
    expect(wavesOf(dealers, text).flat()).toEqual(dealers);
  });

  test.each(['', '0', '1,,5', '1,-5', '1,5.5', '150%', 'all', '1;5'])('refuses "%s" with an example', (text) => {
    expect(() => sizes(text)).toThrow(/--waves: ".*" is not a valid wave size\..*such as 1,5,20%/);
  });
});

describe('rollout (OPS-08)', () => {
  const dealers = ['canary', 'one', 'two', 'three', 'four', 'five'];
  let netlify: NetlifyStub;
  let outDir: string;
  let api: NetlifyApi;

  beforeEach(async () => {
    netlify = await netlifyStub();
    netlify.isServing = true;
    netlify.sites = new Set(dealers);
    api = new NetlifyApi({ api: netlify.api, token: 'token', pauseMs: 1 });
    outDir = mkdtempSync(join(tmpdir(), 'forecourt-roll-out-'));
    for (const slug of dealers) build(slug, 'one');
  });
  afterEach(async () => {
    await netlify.stop();
    rmSync(outDir, { recursive: true, force: true });
  });

  /** `release` replaces the content hash in the stylesheet's name. */
  function build(slug: string, release: string): void {
    const files = {
      'index.html': `<link href="/_a/all.${release}.css">${slug}`,
      'cars/index.html': `<link href="/_a/all.${release}.css">cars of ${slug}`,
      'data/stock-record.json': JSON.stringify({ dealer: slug, release }),
      ...Object.fromEntries(Array.from({ length: 12 }, (_, car) => [`cars/${car}.html`, `${slug} ${car} ${release}`])),
    };
    for (const [file, text] of Object.entries(files)) {
      const path = join(outDir, slug, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }

  const requestOf = (slug: string): DeployRequest => ({
    slug,
    site: slug,
    files: siteFiles(outDir, slug, { images: { service: 'site', hosts: [] } as unknown as Settings['images'] }),
    functions: { folder: outDir, bundles: [] },
    preview: null,
    allowDeletions: 256,
    release: null,
    outDir,
    pollMs: 1,
  });
  const live = () => dealers.filter((slug) => netlify.liveOf(slug).size > 0);

  async function roll(sizes = '1,2'): Promise<string[]> {
    const sent: string[] = [];
    await rollOut({
      waves: wavesOf(dealers, sizes),
      noteFile: join(outDir, 'roll-out.json'),
      send: async (slug, before) => {
        const request = requestOf(slug);
        const digest = deployDigest(request);
        if (before?.digest === digest) return before;
        const { url } = await deploySite(api, request);
        sent.push(slug);
        return { digest, url };
      },
      problemOf: (slug, { url }) => problemOf(url, expectationOf(requestOf(slug).files), { tries: 2, pauseMs: 1 }),
    });
    return sent;
  }
  const stopOf = async (): Promise<RollOutStopped> => {
    const stopped = await roll().catch((cause: unknown) => cause);
    expect(stopped).toBeInstanceOf(RollOutStopped);
    return stopped as RollOutStopped;
  };

  test('deploys every dealer only once, in waves', async () => {
    expect(new Set(await roll())).toEqual(new Set(dealers));
    expect(live()).toEqual(dealers);
    expect(netlify.mostAtOnce).toBeLessThanOrEqual(20);
  });

  test('respects the rate limit and twenty uploads at once across the dealers of a wave', async () => {
    netlify.perSecond = 60;
    await roll('6');
    expect(live()).toEqual(dealers);
    expect(netlify.mostAtOnce).toBeLessThanOrEqual(20 + dealers.length);
    expect(netlify.refusedByLimit).toBeLessThanOrEqual((20 + dealers.length) * Math.ceil(netlify.calls / 60));
  });

  test('stops at an unhealthy canary before any other dealer is deployed', async () => {
    netlify.sick.set('canary', 500);
    const { message, sent } = await stopOf();
    expect(message).toBe(
      'Stopped in wave 1 of 4:\n  canary is live but failing checks: / answers 500.\nDealers with the new site: canary. Dealers waiting: 5.',
    );
    expect([sent, live()]).toEqual([['canary'], ['canary']]);
  });

  test('stops after a wave in which one deploy fails, with the others of that wave live', async () => {
    netlify.fail = ({ method, path }) => (method === 'POST' && path.startsWith('/sites/two/') ? 422 : null);
    const { message, sent } = await stopOf();
    expect(message).toMatch(/^Stopped in wave 2 of 4:\n {2}two was not sent: Netlify returned 422/);
    expect([sent, live()]).toEqual([
      ['canary', 'one'],
      ['canary', 'one'],
    ]);
  });

  test('resumes where it stopped, without deploying or checking healthy dealers again', async () => {
    netlify.sick.set('two', 503);
    expect((await stopOf()).sent.toSorted()).toEqual(['canary', 'one', 'two']);
    netlify.sick.set('canary', 500);
    // Unhealthy sites are checked again but not sent.
    const deploys = netlify.deploys.length;
    expect((await stopOf()).message).toContain('two is live but failing checks: / answers 503.');
    expect(netlify.deploys).toHaveLength(deploys);
    netlify.sick.delete('two');
    expect((await roll()).toSorted()).toEqual(['five', 'four', 'three']);
    expect(netlify.deploys.map(({ site }) => site).toSorted()).toEqual(dealers.toSorted());
  });

  test('redeploys a dealer that was rebuilt after the stop', async () => {
    netlify.sick.set('two', 503);
    await stopOf();
    netlify.sick.clear();
    build('canary', 'another');
    build('two', 'another');
    expect((await roll()).toSorted()).toEqual(['canary', 'five', 'four', 'three', 'two']);
  });

  test('checks every dealer again after a rollout that finished', async () => {
    await roll();
    netlify.sick.set('canary', 500);
    expect((await stopOf()).sent).toEqual(['canary']);
  });

  test('reports an earlier release at a live URL as unhealthy', async () => {
    await deploySite(api, requestOf('one'));
    const url = netlify.api.replace('/api/v1', '/live/one');
    const expected = expectationOf(requestOf('one').files);
    expect(await problemOf(url, expected)).toBeNull();
    build('one', 'newer');
    const newer = expectationOf(requestOf('one').files);
    const patience = { tries: 2, pauseMs: 1 };
    expect(await problemOf(url, newer, patience)).toBe('/ is not from the release that was sent.');
    const stock = { ...expected, '/data/stock-record.json': newer['/data/stock-record.json']! };
    expect(await problemOf(url, stock, patience)).toBe(
      '/data/stock-record.json is not from the release that was sent.',
    );
    expect(await problemOf('http://127.0.0.1:9', expected, patience)).toBe('/ does not respond.');
  });
});
