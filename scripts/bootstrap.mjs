/**
 * Runs before every command, on Node 18 or later, with built-in modules only. Installs packages unless they match
 * package-lock.json, and checks for Node 24, which npm installs into node_modules/.bin.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';

export const NEEDED_NODE = Number(readFileSync(new URL('../.nvmrc', import.meta.url), 'utf8'));

/** @param {string} root */
export function isInstalled(root) {
  const lock = readText(join(root, 'package-lock.json'));
  if (lock === null) return existsSync(join(root, 'node_modules'));
  return isStamped(root) || matchesLock(root, lock);
}

/** @param {string} root */
export function writeStamp(root) {
  const lock = readText(join(root, 'package-lock.json'));
  if (lock === null) return;
  try {
    writeFileSync(stampFile(root), stampOf(lock));
  } catch {
    // A read-only installation is checked in full each time.
  }
}

/**
 * Reads npm's list, so that `npm install <package>` doesn't trigger a second install.
 *
 * @param {string} root
 * @param {string} lock
 */
function matchesLock(root, lock) {
  const installed = readText(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = JSON.parse(lock).packages ?? {};
  const found = JSON.parse(installed).packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.optional) return true;
    return found[path]?.version === entry.version && existsSync(join(root, path));
  });
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.forecourt-installed');
}

/** @param {string} lock */
function stampOf(lock) {
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Major version of the packaged Node, else of the first in PATH.
 *
 * @param {string} root
 */
function scriptNode(root) {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { stdout } = spawnSync('node', ['--version'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32',
  });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * npm's Node packages for Linux need glibc.
 *
 * @param {string} root
 * @param {{ platform: string, arch: string, isMusl: boolean }} machine
 */
export function hasPackagedNode(root, machine = thisMachine()) {
  const lock = readText(join(root, 'package-lock.json'));
  if (lock === null || machine.isMusl) return false;
  return Object.entries(JSON.parse(lock).packages ?? {}).some(
    ([path, { os, cpu, bin }]) =>
      path.startsWith('node_modules/node-') &&
      bin?.node !== undefined &&
      [os].flat().includes(machine.platform) &&
      [cpu].flat().includes(machine.arch),
  );
}

function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return {
    platform: process.platform,
    arch: process.arch,
    isMusl: process.platform === 'linux' && report.header.glibcVersionRuntime === undefined,
  };
}

/** @param {string} root */
function install(root) {
  const folder = relative(process.cwd(), root);
  console.log(`Installing packages${folder && ` of ${folder}`} (npm ci)...`);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status, error } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return true;
  console.error(
    error ? `Could not run npm: ${error.message}` : 'The packages could not be installed; see npm’s output above.',
  );
  return false;
}

/**
 * Returns the exit code.
 *
 * @param {string} root
 */
export function bootstrap(root) {
  if (!isInstalled(root)) {
    // Don't download a gigabyte for nothing.
    if (!hasPackagedNode(root) && scriptNode(root) < NEEDED_NODE) return tooOld(scriptNode(root));
    if (!install(root)) return 1;
  }
  if (isStamped(root)) return 0;
  const major = scriptNode(root);
  if (major < NEEDED_NODE) return tooOld(major);
  writeStamp(root);
  return 0;
}

/** @param {string} root */
function isStamped(root) {
  const lock = readText(join(root, 'package-lock.json'));
  return lock !== null && readText(stampFile(root)) === stampOf(lock);
}

/** @param {number} major */
function tooOld(major) {
  const found = major > 0 ? `this is ${major}` : 'none was found';
  console.error(
    `Node ${NEEDED_NODE} or later is required; ${found}. npm provides a packaged Node for Linux with glibc (x64, arm64), macOS (Apple silicon) and Windows (x64); ` +
      `on ${process.platform}-${process.arch} install Node ${NEEDED_NODE} from nodejs.org and run the command again.`,
  );
  return 1;
}

/**
 * For folders with their own packages, such as scripts/bench/peers. Returns the exit code.
 *
 * @param {string} folder
 */
export function installFolder(folder) {
  if (isInstalled(folder)) return 0;
  if (!install(folder)) return 1;
  writeStamp(folder);
  return 0;
}
