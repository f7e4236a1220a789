import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bootstrap, hasPackagedNode, installFolder, isInstalled, writeStamp } from '../../scripts/bootstrap.mjs';

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

describe('installed packages', () => {
  test('are missing without node_modules', () => expect(isInstalled(root)).toBe(false));

  test('are incomplete when npm was killed before it wrote its list', () => {
    write('node_modules/a/package.json', {});
    expect(isInstalled(root)).toBe(false);
  });

  test("are complete when npm's list matches the lockfile, apart from packages for other platforms", () => {
    install();
    expect(isInstalled(root)).toBe(true);
  });

  test('are out of date when a version differs or a listed package is missing', () => {
    install({ packages: { ...INSTALLED.packages, 'node_modules/a': { version: '1.0.1' } } });
    expect(isInstalled(root)).toBe(false);
    install();
    rmSync(join(root, 'node_modules/b'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
  });

  test('are up to date according to the stamp until the lockfile changes', () => {
    mkdirSync(join(root, 'node_modules'));
    writeStamp(root);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { packages: { ...LOCK.packages, 'node_modules/c': { version: '1.0.0' } } });
    expect(isInstalled(root)).toBe(false);
  });
});

test('installs nothing, writes the stamp and exits with 0 when everything is installed', () => {
  install();
  expect(bootstrap(root)).toBe(0);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(true);
});

test('checks a folder with its own packages against its own lockfile', () => {
  install();
  expect(installFolder(root)).toBe(0);
  expect(isInstalled(root)).toBe(true);
});

describe('Node version', () => {
  const project = join(import.meta.dirname, '../..');
  const read = (file: string): string => readFileSync(join(project, file), 'utf8');

  test('is the same in .nvmrc, package.json, netlify.toml and the README', () => {
    const major = read('.nvmrc').trim();
    const { engines, optionalDependencies, devDependencies } = JSON.parse(read('package.json'));
    expect(engines.node).toBe(`>=${major}`);
    for (const range of [...Object.values<string>(optionalDependencies), devDependencies['@types/node']])
      expect(range).toMatch(new RegExp(`^\\^${major}\\.`, 'v'));
    expect(read('netlify.toml')).toContain(`NODE_VERSION = "${major}"`);
    expect([...read('README.md').matchAll(/Node (\d+)/gv)].map(([, number]) => number)).toEqual([major, major]);
  });
});

describe('packaged Node', () => {
  const project = join(import.meta.dirname, '../..');

  test.each([
    ['linux', 'x64', false, true],
    ['linux', 'arm64', false, true],
    ['darwin', 'arm64', false, true],
    ['win32', 'x64', false, true],
    ['linux', 'x64', true, false],
    ['darwin', 'x64', false, false],
    ['freebsd', 'x64', false, false],
  ])('is available on %s %s, musl %s: %s', (platform, arch, isMusl, there) => {
    expect(hasPackagedNode(project, { platform, arch, isMusl })).toBe(there);
  });
});
