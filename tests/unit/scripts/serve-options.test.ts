import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkMode, readServeOptions } from '../../../scripts/serve/serve-options.ts';

const byDefault = {
  outDir: resolve('dist'),
  tenantsDir: resolve('tenants'),
  port: 4321,
  host: '127.0.0.1',
  standIns: {},
};

test.each([
  [[], {}, byDefault],
  [[], { PORT: '8080' }, { ...byDefault, port: 8080 }],
  [[], { PORT: '' }, byDefault],
  [['--port', '0', '--out', 'sites'], { PORT: '8080' }, { ...byDefault, outDir: resolve('sites'), port: 0 }],
  [['--host', '0.0.0.0'], {}, { ...byDefault, host: '0.0.0.0' }],
  [[], { HOST: '::' }, { ...byDefault, host: '::' }],
  [[], { HOST: 'a-machine-of-a-shell' }, byDefault],
  [['--tenants', 'elsewhere'], { TENANTS: 'dealers' }, { ...byDefault, tenantsDir: resolve('elsewhere') }],
  [[], { TENANTS: 'dealers' }, { ...byDefault, tenantsDir: resolve('dealers') }],
  [
    ['--stand-in', 'photos.feed.example=4400', '--stand-in', 'b.example=4401'],
    {},
    { ...byDefault, standIns: { 'photos.feed.example': 4400, 'b.example': 4401 } },
  ],
])('reads %j with %j (OPS-01)', (args, env, options) => {
  expect(readServeOptions(args, env)).toEqual(options);
});

test.each([
  ['--port', 'web'],
  ['--port', '70000'],
  ['--port', '-1'],
  ['--host', 'everywhere'],
  ['--stand-in', 'photos.feed.example'],
  ['extra'],
])('refuses %s %s', (...args) => {
  expect(() => readServeOptions(args.filter(Boolean), {})).toThrow();
});

test.each<[host: string, mode: string | undefined, starts: boolean, proxy?: string]>([
  ['127.0.0.1', undefined, false, '127.0.0.1'],
  ['::1', '', false, '10.0.0.0/8'],
  ['127.0.0.1', 'production', true, '127.0.0.1'],
  ['127.0.0.1', 'development', true, '127.0.0.1'],
  ['127.0.0.1', undefined, true, ''],
  ['127.0.0.1', undefined, true],
  ['127.0.0.2', undefined, true],
  ['::1', undefined, true],
  ['0.0.0.0', undefined, false],
  ['::', undefined, false],
  ['192.168.1.20', undefined, false],
  ['0.0.0.0', '', false],
  ['0.0.0.0', 'production', true],
  ['0.0.0.0', 'development', true],
])('on %s with FORECOURT_MODE %s, starts: %s; TRUST_PROXY: %s (OPS-01)', (host, mode, starts, proxy) => {
  const start = () => checkMode({ host }, { FORECOURT_MODE: mode, TRUST_PROXY: proxy });
  if (starts) expect(start).not.toThrow();
  else expect(start).toThrow(/FORECOURT_MODE is not set\. Set FORECOURT_MODE=production/);
});
