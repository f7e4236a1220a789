import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFor, parseHeaders } from '#src/local-server/headers-file.ts';
import { findRedirect, parseRedirects } from '#src/lib/redirect-rules.ts';
import { localSite } from './local-site.ts';
import type { LocalSite } from './local-site.ts';

const RULES = parseRedirects(`
# moved
/old /new
/temporary /new 302   # back soon
/cars/sold-car /search/used-cars 301
/blog/* /news/:splat 301
/brands/:brand/cars /search/:brand 302
/forced / 301!
/away https://example.com/:splat
/out/* https://example.com/:splat 302
/loop /loop/ 301
/loop/* /looped/:splat 302
/shop/* /:splat 301
/query /new?from=old 302
/anchor /new#form
/vehicles/:slug/checkout /vehicles/:slug#reserve 302
/proxy/* https://example.com/:splat 200
/store id=:id /item/:id 301
/nz/* /au/:splat 302 Country=nz
/bad /new 999
broken
`);

describe('_redirects', () => {
  test.each([
    ['/old', '', '/new', 301],
    ['/old/', '', '/new', 301],
    ['/old', 'utm=1&b=2', '/new?utm=1&b=2', 301],
    ['/temporary', '', '/new', 302],
    ['/cars/sold-car', '', '/search/used-cars', 301],
    ['/blog/2024/a', '', '/news/2024/a', 301],
    ['/blog', '', '/news/', 301],
    ['/blog/ä b', '', '/news/%C3%A4%20b', 301],
    ['/brands/kia/cars', '', '/search/kia', 302],
    ['/forced', '', '/', 301],
    ['/out/a/b', '', 'https://example.com/a/b', 302],
    ['/loop/x', '', '/looped/x', 302],
    ['/query', 'b=1', '/new?from=old', 302],
    ['/anchor', 'b=1', '/new?b=1#form', 301],
    ['/vehicles/2021-kia-rio/checkout', '', '/vehicles/2021-kia-rio#reserve', 302],
    ['/vehicles/2021-kia-rio/checkout', 'a=b', '/vehicles/2021-kia-rio?a=b#reserve', 302],
    ['/store', 'id=7', '/item/7', 301],
    ['/store', 'b=1&id=7%20a', '/item/7%20a?b=1', 301],
  ])('%s?%s redirects to %s with %i (ROUTE-23)', (path, query, target, status) => {
    expect(findRedirect(RULES, path, query)).toMatchObject({ target, status });
  });

  test.each(['/', '/older', '/brands/kia/used/cars', '/proxy/x', '/store', '/nz/x', '/bad', '/loop2'])(
    'no rule matches %s (ROUTE-23)',
    (path) => {
      expect(findRedirect(RULES, path, '')).toBeNull();
    },
  );

  test('never turns a splat into the URL of another host (ROUTE-23)', () => {
    expect(findRedirect(RULES, '/shop//evil.example/x', '')?.target).toBe('/evil.example/x');
    expect(findRedirect(RULES, '/shop/\r\nx', '')?.target).toBe('/%0D%0Ax');
  });
});

describe('_headers', () => {
  const rules = parseHeaders(`
/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=0
# assets
/_a/*
  Cache-Control: public
  Cache-Control: immutable
/cars/:slug
  X-Car: yes
  Bad Name: x
/feed.xml
\tContent-Type: application/rss+xml
`);

  test.each([
    ['/', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=0' }],
    ['/_a/a.js', { 'x-frame-options': 'DENY', 'cache-control': 'public, immutable' }],
    ['/cars/rio', { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=0', 'x-car': 'yes' }],
    [
      '/feed.xml',
      { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=0', 'content-type': 'application/rss+xml' },
    ],
  ])('applies a block to the paths it matches, and the later block wins: %s', (path, headers) => {
    expect(headersFor(rules, path)).toEqual(headers);
  });
});

describe('on the server', () => {
  let site: LocalSite;
  beforeAll(async () => {
    site = await localSite({
      'alpha/index.html': 'home',
      'alpha/404.html': 'nothing here',
      'alpha/there.html': 'there',
      'alpha/app.html': 'one page for all',
      'alpha/_redirects':
        '/there /elsewhere 301\n/forced /there 302!\n/there.html /elsewhere 301!\n/app/* /app.html 200\n/old /there\n/hidden /.env 200\n/teapot /app.html 404\n',
      'alpha/_headers':
        "/*\n  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests\n  Strict-Transport-Security: max-age=63072000\n  X-Frame-Options: DENY\n/there\n  Cache-Control: public, max-age=60\n/gone\n  Cache-Control: public, max-age=60\n",
    });
  });
  afterAll(() => site.stop());

  test('redirects with status and target, and serves a file first unless the rule is forced (ROUTE-23)', async () => {
    const moved = await site.ask('/old?x=1');
    expect([moved.status, moved.headers.location]).toEqual([301, '/there?x=1']);
    expect((await site.ask('/there')).text).toBe('there');
    const forced = await site.ask('/there.html');
    expect([forced.status, forced.headers.location]).toEqual([301, '/elsewhere']);
  });

  test('rewrites to another page of the site under the same URL (ROUTE-23)', async () => {
    const reply = await site.ask('/app/any/thing');
    expect([reply.status, reply.text]).toEqual([200, 'one page for all']);
    expect((await site.ask('/hidden')).status).toBe(404);
    const teapot = await site.ask('/teapot');
    expect([teapot.status, teapot.text]).toEqual([404, 'one page for all']);
  });

  test('reads a new rule without a restart (ROUTE-23)', async () => {
    const { writeFiles } = await import('./local-site.ts');
    await writeFiles(site.outDir, { 'alpha/_redirects': '/fresh /there 302\n/old /there\n' });
    expect((await site.ask('/fresh')).headers.location).toBe('/there');
  });

  test("sends a site's headers, except those that would force https", async () => {
    const { headers } = await site.ask('/there');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('never caches a 404, even if its path has a cache header', async () => {
    const { status, headers } = await site.ask('/gone');
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });
});
