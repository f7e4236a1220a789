/**
 * Shared build of the demo dealers, outside git in a folder named after a hash of all inputs. The first process builds;
 * others wait. As a program, prints the folder.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { commandFile } from '../../scripts/command-file.ts';
import { builtAt } from './built-at.ts';

export const dealerWithoutPhotos = (template: TemplateName): string => `no-photos-${template}`;

const projectDir = resolve(import.meta.dirname, '../..');
const buildsDir = join(projectDir, '.forecourt/test-sites');
/** For the current code, and the commit it is compared with. */
const builds = 2;
const inputs = [
  '{src,functions,public,tenants,tests/fixtures/tenants}/**',
  '{bin,scripts}/*.{ts,mjs}',
  'scripts/!(bench|test-run)/**/*.{ts,mjs}',
  'tests/fixtures/stock-without-photos.csv',
  'tests/support/demo-build.ts',
  '{package-lock.json,astro.config.mjs,tsconfig.json}',
];

/**
 * Demo dealers, one with photos on another host, and one per template without photos. DEMO_SITES names an existing
 * build. Throws with the build's output.
 */
export function demoBuild(): Promise<string> {
  return (folder ??= process.env.DEMO_SITES ? Promise.resolve(process.env.DEMO_SITES) : findOrBuild());
}

let folder: Promise<string> | null = null;

async function findOrBuild(): Promise<string> {
  const dir = join(buildsDir, inputsHash());
  const done = join(dir, 'complete');
  while (!existsSync(done)) {
    if (!claim(dir)) await wait(200);
    else await build(dir).finally(() => rmSync(`${dir}.lock`, { force: true }));
  }
  const now = new Date();
  utimesSync(done, now, now);
  return dir;
}

function inputsHash(): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`);
  for (const file of globSync(inputs, { cwd: projectDir }).sort()) {
    const path = join(projectDir, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** True if this process should build. Takes over dead processes' locks. */
function claim(dir: string): boolean {
  const lock = `${dir}.lock`;
  mkdirSync(buildsDir, { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAlive(lock)) return false;
    rmSync(lock, { force: true });
    return claim(dir);
  }
}

function isAlive(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    // The lock's owner hasn't written its process id yet.
    if (owner === 0) return true;
    return owner !== process.pid && process.kill(owner, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function build(dir: string): Promise<void> {
  console.log('Building the demo dealers, once for this state of the code: it takes a minute or two.');
  removeOldBuilds();
  rmSync(dir, { recursive: true, force: true });
  await run('build', ['--out', dir, '--now', builtAt]);
  const fixtures = join(projectDir, 'tests/fixtures/tenants');
  await run('build', ['far-photos', '--tenants', fixtures, '--out', dir, '--now', builtAt]);
  await buildWithoutPhotos(dir);
  writeFileSync(join(dir, 'complete.part'), '');
  renameSync(join(dir, 'complete.part'), join(dir, 'complete'));
}

async function buildWithoutPhotos(dir: string): Promise<void> {
  const tenants = mkdtempSync(join(tmpdir(), 'forecourt-test-tenants-'));
  const feed = join(projectDir, 'tests/fixtures/stock-without-photos.csv');
  try {
    for (const template of templateNames) {
      const options = ['--template', template, '--locale', 'en-US', '--feed', feed, '--tenants', tenants];
      await run('new', [dealerWithoutPhotos(template), ...options]);
    }
    await run('build', ['--tenants', tenants, '--out', dir, '--now', builtAt]);
  } finally {
    rmSync(tenants, { recursive: true });
  }
}

function run(command: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, [commandFile, command, ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => {
      if (exitCode === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed with exit code ${exitCode}.\n${output}`));
    });
  });
}

function removeOldBuilds(): void {
  const usedAt = (dir: string): number => statSync(join(dir, 'complete'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const dirs = readdirSync(buildsDir)
    .filter((name) => /^[\da-f]{16}$/v.test(name))
    .map((name) => join(buildsDir, name))
    .filter((dir) => !existsSync(`${dir}.lock`))
    .sort((a, b) => usedAt(b) - usedAt(a));
  for (const dir of dirs.slice(builds - 1)) rmSync(dir, { recursive: true, force: true });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(await demoBuild());
