/** Functions' code, bundled once for all dealers until its inputs change. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { DealerLocks } from '#src/generator/lock.ts';

export interface CodeBundle {
  name: string;
  file: string;
  runtime: string;
  schedule: string | null;
  /** Routes and other host metadata. */
  config: Record<string, unknown>;
}

export interface CodeBundles {
  folder: string;
  bundles: CodeBundle[];
}

export interface BundleInputs {
  settings: string;
  /** SHA-256 by project path. */
  files: Record<string, string>;
}

interface Note extends BundleInputs {
  bundles: CodeBundle[];
}

const noteName = 'bundles.json';
/** Enough for switching between a few branches. */
const maxBundles = 3;
/** Bundling may take minutes on a busy machine. */
const waitSeconds = 1800;

export async function codeBundles(project: string): Promise<CodeBundles> {
  const home = join(project, '.forecourt', 'bundles');
  const known = await knownBundles(project, home);
  if (known) return known;
  mkdirSync(home, { recursive: true });
  const locks = await DealerLocks.take(home, ['functions'], waitSeconds);
  try {
    return (await knownBundles(project, home)) ?? (await newBundles(project, home));
  } finally {
    locks.releaseAll();
  }
}

async function knownBundles(project: string, home: string): Promise<CodeBundles | null> {
  const settings = await settingsOf(project);
  for (const folder of foldersOf(home)) {
    const { bundles, ...made } = JSON.parse(readFileSync(join(folder, noteName), 'utf8')) as Note;
    if (!isCurrent(made, { project, settings })) continue;
    utimesSync(folder, new Date(), new Date());
    return { folder, bundles };
  }
  return null;
}

function isCurrent({ settings, files }: BundleInputs, now: { project: string; settings: string }): boolean {
  return (
    settings === now.settings &&
    Object.entries(files).every(([file, hash]) => hashOfFile(join(now.project, file)) === hash)
  );
}

const foldersOf = (home: string): string[] =>
  (existsSync(home) ? readdirSync(home) : [])
    .map((name) => join(home, name))
    .filter((folder) => existsSync(join(folder, noteName)))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);

async function newBundles(project: string, home: string): Promise<CodeBundles> {
  const part = mkdtempSync(join(home, 'part-'));
  try {
    const settings = await settingsOf(project);
    const { bundles, files } = await bundle(project, part);
    const note: Note = { settings, files, bundles };
    writeFileSync(join(part, noteName), JSON.stringify(note));
    const folder = join(
      home,
      createHash('sha256')
        .update(JSON.stringify([settings, files]))
        .digest('hex')
        .slice(0, 16),
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
    for (const old of foldersOf(home).slice(maxBundles)) rmSync(old, { recursive: true, force: true });
    return { folder, bundles };
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

async function bundle(
  project: string,
  folder: string,
): Promise<{ bundles: CodeBundle[]; files: Record<string, string> }> {
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const results = await zipFunctions(join(project, 'functions'), folder, {
    basePath: project,
    repositoryRoot: project,
    config: { '*': { nodeVersion: '24', includedFiles: includedFiles(project), includedFilesBasePath: project } },
    // Functions reuse dependency analysis only from functions already bundled.
    parallelLimit: 1,
  });
  const bundles = results.map((zip) => ({
    name: zip.name,
    file: relative(folder, zip.path),
    runtime: zip.runtimeVersion ?? zip.runtime,
    schedule: zip.schedule ?? null,
    config: {
      display_name: zip.displayName,
      generator: zip.generator,
      routes: zip.routes,
      excluded_routes: zip.excludedRoutes,
      priority: zip.priority,
      build_data: { bootstrapVersion: zip.bootstrapVersion, runtimeAPIVersion: zip.runtimeAPIVersion },
    },
  }));
  const traced = results.flatMap(({ inputs = [] }) => inputs).map((file) => inProject(project, file));
  const names = [...new Set([...traced, ...dataFiles(project)])].toSorted();
  const hashes = names.map((name) => [name, hashOfFile(join(project, name))] as const);
  return { bundles, files: Object.fromEntries(hashes.filter((pair): pair is [string, string] => pair[1] !== null)) };
}

/** A copy of the project may link to packages in another folder. */
function inProject(project: string, file: string): string {
  const packages = realpathSync(join(project, 'node_modules'));
  return file.startsWith(packages + sep)
    ? join('node_modules', relative(packages, file))
    : relative(realpathSync(project), realpathSync(file));
}

/** Includes names of data files, so that new ones are noticed. */
async function settingsOf(project: string): Promise<string> {
  const bundler = join(project, 'node_modules/@netlify/zip-it-and-ship-it/package.json');
  const parts = [
    process.versions.node,
    (JSON.parse(readFileSync(bundler, 'utf8')) as { version: string }).version,
    ...['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/deploy/code-bundles.ts'].map((file) =>
      hashOfFile(join(project, file)),
    ),
    readdirSync(join(project, 'functions')).toSorted(),
    includedFiles(project),
    dataFiles(project),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Excludes dist: each dealer's records are added later. */
function includedFiles(project: string): string[] {
  const list = /included_files = (\[.*\])$/m.exec(readFileSync(join(project, 'netlify.toml'), 'utf8'))?.[1];
  return (JSON.parse(list ?? '[]') as string[]).filter((pattern) => !pattern.startsWith('dist/'));
}

const dataFiles = (project: string): string[] =>
  globSync(
    includedFiles(project).filter((pattern) => !pattern.startsWith('!')),
    { cwd: project },
  )
    .filter((file) => statSync(join(project, file)).isFile())
    .toSorted();

function hashOfFile(file: string): string | null {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch (cause) {
    if (['ENOENT', 'EISDIR'].includes((cause as NodeJS.ErrnoException).code ?? '')) return null;
    throw cause;
  }
}
