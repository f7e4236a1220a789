import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { dropFacades } from './script-facades.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));
const compiledDir = join(projectDir, '.forecourt', 'compiled');
/** Bundles to keep, by last use: refreshes use the one that built the site. */
const keep = 3 * templateNames.length;

class CompileError extends Error {
  override name = 'CompileError';
}

/** Pages may not import these folders (eslint/import-rules.js). */
const notInPages = /^src\/(?:generator|local-server|server|journeys\/[^/]+\/server)\//;

export interface SourceFingerprints {
  pages: Record<TemplateName, string>;
  /** All code that affects a build with the template. */
  builds: Record<TemplateName, string>;
  all: string;
}

export function sourceFingerprints(): SourceFingerprints {
  const files = ['src', 'public']
    .flatMap((folder) => readdirSync(join(projectDir, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .concat(['astro.config.mjs', 'package-lock.json', 'tsconfig.json'].map((name) => join(projectDir, name)))
    .sort();
  const [shared, rest] = [createHash('sha1'), createHash('sha1')];
  const own = byTemplate(() => createHash('sha1'));
  for (const file of files) {
    const path = relative(projectDir, file).split(sep).join('/');
    const template = templateNames.find((name) => path.startsWith(`src/templates/${name}/`));
    const digest = template ? own[template] : notInPages.test(path) ? rest : shared;
    digest.update(`${path}\n`).update(readFileSync(file));
  }
  const [sharedHash, restHash] = [shared.digest('hex'), rest.digest('hex')];
  const pages = byTemplate((name) => sha1(`${name}\n${sharedHash}${own[name].digest('hex')}`).slice(0, 16));
  const builds = byTemplate((name) => `${pages[name]}${restHash}`);
  return { pages, builds, all: sha1(JSON.stringify(builds)) };
}

const byTemplate = <T>(value: (name: TemplateName) => T): Record<TemplateName, T> =>
  Object.fromEntries(templateNames.map((name) => [name, value(name)])) as Record<TemplateName, T>;

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

export const bundleFolder = (fingerprint: string) => join(compiledDir, fingerprint);
export const isCompiled = (fingerprint: string) => existsSync(bundleFolder(fingerprint));

export function markUsed(fingerprint: string): void {
  const now = new Date();
  utimesSync(bundleFolder(fingerprint), now, now);
}

/**
 * Atomic by rename.
 *
 * @throws CompileError with Astro's output
 */
export async function compile(fingerprint: string, template: TemplateName): Promise<void> {
  if (isCompiled(fingerprint)) return;
  mkdirSync(compiledDir, { recursive: true });
  const part = join(compiledDir, `.part-${process.pid}-${template}`);
  await astroBuild(part, template);
  dropFacades(part);
  moveIntoPlace(part, bundleFolder(fingerprint));
  for (const old of bundles().slice(keep)) rmSync(bundleFolder(old), { recursive: true, force: true });
  for (const name of readdirSync(compiledDir))
    if (isStalePart(name)) rmSync(join(compiledDir, name), { recursive: true, force: true });
}

/** Another build may be rendering from the same sources. */
export function moveIntoPlace(part: string, place: string): void {
  try {
    renameSync(part, place);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
}

function bundles(): string[] {
  if (!existsSync(compiledDir)) return [];
  return readdirSync(compiledDir)
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .map((name) => ({ name, time: statSync(join(compiledDir, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

function isStalePart(name: string): boolean {
  const owner = Number(/^\.part-(\d+)-/.exec(name)?.[1]);
  if (!owner || owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return false;
  } catch {
    return true;
  }
}

/** Test runners set these; Astro derives `import.meta.env.DEV` and similar from them. */
function productionEnv(): NodeJS.ProcessEnv {
  const { DEV: _dev, PROD: _prod, MODE: _mode, SSR: _ssr, BASE_URL: _base, ...env } = process.env;
  return { ...env, NODE_ENV: 'production' };
}

export function astroBuild(outDir: string, template: TemplateName, ...args: string[]): Promise<void> {
  const astro = join(projectDir, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [astro, 'build', ...args], {
    cwd: projectDir,
    env: {
      ...productionEnv(),
      FORECOURT_COMPILED: outDir,
      FORECOURT_TEMPLATE: template,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve();
        return;
      }
      rmSync(outDir, { recursive: true, force: true });
      reject(new CompileError(`The site's code does not compile.\n${Buffer.concat(output).toString()}`));
    });
  });
}
