import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PortTakenError, startLocalServer } from '#src/local-server/start-local-server.ts';
import { localSite, writeFiles } from './local-site.ts';
import type { LocalSite } from './local-site.ts';

let site: LocalSite;

beforeAll(async () => {
  site = await localSite(
    {
      'alpha/index.html': '<!doctype html><title>Alpha</title>home of alpha',
      'beta/index.html': '<!doctype html><title>Beta</title>home of beta',
      '.forecourt/previous/gamma/index.html': '<!doctype html><title>Gamma</title>last good gamma',
      '.forecourt/previous/beta/index.html': 'old beta',
    },
    {
      describe: async (slug) => (slug === 'beta' ? { name: 'Beta <Cars>', template: 'showroom', vehicles: 1234 } : {}),
    },
  );
});
afterAll(() => site.stop());

describe('hosts', () => {
  test('serves each dealer on its own host (OPS-01)', async () => {
    expect((await site.ask('/', { host: 'alpha.localhost' })).text).toContain('home of alpha');
    expect((await site.ask('/', { host: 'BETA.localhost' })).text).toContain('home of beta');
  });

  test('lists every dealer at the root, with its link, name, template and stock (OPS-01)', async () => {
    const { status, text, headers } = await site.ask('/', { host: 'localhost' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const slug of ['alpha', 'beta', 'gamma']) {
      expect(text).toContain(`href="http://${slug}.localhost:${site.server.port}/"`);
    }
    expect(text).toContain('<strong>alpha</strong>');
    expect(text).toContain('<strong>Beta &#60;Cars&#62;</strong>');
    expect(text).toContain('1,234 vehicles · showroom');
  });

  test('answers 404 with the list for a dealer that is not built (OPS-01)', async () => {
    const reply = await site.ask('/cars/', { host: 'nobody.localhost' });
    expect(reply.status).toBe(404);
    expect(reply.text).toContain('no dealer called “nobody”');
    expect(reply.text).toContain('alpha.localhost');
  });

  test('serves the previous site if a build is killed (OPS-01)', async () => {
    expect((await site.ask('/', { host: 'gamma.localhost' })).text).toContain('last good gamma');
    expect((await site.ask('/', { host: 'beta.localhost' })).text).toContain('home of beta');
  });

  test('serves a replaced site from the next request on (OPS-01)', async () => {
    await writeFiles(site.outDir, { '.forecourt/staging/alpha/index.html': 'new alpha' });
    await rename(join(site.outDir, 'alpha'), join(site.outDir, '.forecourt/previous/alpha'));
    expect((await site.ask('/')).text).toContain('home of alpha');
    await rename(join(site.outDir, '.forecourt/staging/alpha'), join(site.outDir, 'alpha'));
    expect((await site.ask('/')).text).toBe('new alpha');
    await rm(join(site.outDir, 'alpha'), { recursive: true });
    await rename(join(site.outDir, '.forecourt/previous/alpha'), join(site.outDir, 'alpha'));
    expect((await site.ask('/')).text).toContain('home of alpha');
  });

  test.each([
    'evil.example',
    'alpha.localhost.evil.example',
    'a.b.localhost',
    '..localhost',
    '_x.localhost',
    'alpha.localhost:99999',
    'alpha.localhost:123456789012345678901',
  ])('refuses a host that is not this machine: %s', async (host) => {
    expect((await site.ask('/', { host })).status).toBe(421);
  });
});

describe('starting and stopping', () => {
  test('reports a port in use, and suggests another', async () => {
    const { port } = site.server;
    const second = startLocalServer({ outDir: site.outDir, port });
    await expect(second).rejects.toThrow(PortTakenError);
    await expect(second).rejects.toThrow(`Port ${port} is already in use`);
    await expect(second).rejects.toThrow(`PORT=${port + 1}`);
  });

  test('finishes the running request on close, and frees the port', async () => {
    const short = await localSite({ 'alpha/index.html': 'x'.repeat(200_000) });
    const running = short.ask('/');
    const { port } = short.server;
    const [reply] = await Promise.all([running, running.then(() => short.stop())]);
    expect(reply.body.length).toBe(200_000);
    const again = await startLocalServer({ outDir: site.outDir, port });
    expect(again.port).toBe(port);
    await again.close();
  });
});
