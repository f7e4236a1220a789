import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bootstrap, hasPackagedNode, installFolder, isInstalled, writeStamp } from '../../../scripts/bootstrap.mjs';

const LOCK = {
  packages: {
    '': { name: 'x' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/only-on-mac': { version: '3.0.0', optional: true },
  },
};
const INSTALLED = { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } } };

let root: string;
const write = (file: string, value: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(value));
};
const install = (packages = INSTALLED) => {
  write('node_modules/a/package.json', {});
  write('node_modules/b/package.json', {});
  write('node_modules/.package-lock.json', packages);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'forecourt-bootstrap-'));
  write('package-lock.json', LOCK);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('packages count as installed', () => {
  test('not without node_modules', () => expect(isInstalled(root)).toBe(false));

  test('not when npm was killed before it wrote its list', () => {
    write('node_modules/a/package.json', {});
    expect(isInstalled(root)).toBe(false);
  });

  test('when npm’s list is in step with the lockfile, other platforms’ packages aside', () => {
    install();
    expect(isInstalled(root)).toBe(true);
  });

  test('not when a version differs, or a listed package is gone', () => {
    install({ packages: { ...INSTALLED.packages, 'node_modules/a': { version: '1.0.1' } } });
    expect(isInstalled(root)).toBe(false);
    install();
    rmSync(join(root, 'node_modules/b'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('by the stamp, until the lockfile changes', () => {
    mkdirSync(join(root, 'node_modules'));
    writeStamp(root);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { packages: { ...LOCK.packages, 'node_modules/c': { version: '1.0.0' } } });
    expect(isInstalled(root)).toBe(false);
  });
});

test('nothing is installed and exit code 0 when everything is there; the stamp is left', () => {
  install();
  expect(bootstrap(root)).toBe(0);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(true);
});

test('a folder with packages of its own counts by its own lockfile', () => {
  install();
  expect(installFolder(root)).toBe(0);
  expect(isInstalled(root)).toBe(true);
});

describe('one Node for all', () => {
  const project = join(import.meta.dirname, '../../..');
  const read = (file: string): string => readFileSync(join(project, file), 'utf8');

  test('.nvmrc, package.json, netlify.toml and the README name the same', () => {
    const major = read('.nvmrc').trim();
    const { engines, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
    expect(engines.node).toBe(`>=${major}`);
    for (const range of [...Object.values<string>(optionalDependencies), devDependencies['@types/node']])
      expect(range).toMatch(new RegExp(`^\\^${major}\\.`, 'v'));
    expect(read('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
    expect([...read('README.md').matchAll(/Node (\d+)/gv)].map(([, number]) => number)).toEqual([major, major]);
  });

  test.each([
    ['vitest/vitest.mjs', 'list'],
    ['@playwright/test/cli.js', 'test', '--list'],
  ])('%s on an older one says so in one line and runs nothing', (tool, ...args) => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', older, join(project, 'node_modules', tool), ...args],
      { encoding: 'utf8', cwd: project },
    );
    expect(stderr.trim().split('\n')).toEqual([
      'Node 24 or later is needed; this is 20.19.0. npm scripts and npx bring it along.',
    ]);
    expect(status).toBe(1);
  });
});

describe('a Node that comes with the packages', () => {
  const project = join(import.meta.dirname, '../../..');

  test.each([
    ['linux', 'x64', false, true],
    ['linux', 'arm64', false, true],
    ['darwin', 'arm64', false, true],
    ['win32', 'x64', false, true],
    ['linux', 'x64', true, false],
    ['darwin', 'x64', false, false],
    ['freebsd', 'x64', false, false],
  ])('on %s %s, musl %s: %s', (platform, arch, isMusl, there) => {
    expect(hasPackagedNode(project, { platform, arch, isMusl })).toBe(there);
  });

  test('a machine with neither it nor Node 24 is told so, and nothing is installed', () => {
    writeFileSync(join(root, 'node'), '#!/bin/sh\necho v20.1.0\n', { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        '-e',
        `
      import(${JSON.stringify(pathToFileURL(join(project, 'scripts/bootstrap.mjs')).href)}).then(({ bootstrap }) => { process.exitCode = bootstrap(${JSON.stringify(root)}); })`,
      ],
      { encoding: 'utf8', env: { ...process.env, PATH: root } },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('Node 24 or later is needed; here it is 20');
  });
});
