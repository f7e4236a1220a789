/**
 * A dealer's functions as Netlify runs them: each a zip with the dealer's record, the code that draws its pages, and no
 * other dealer's. They are made anew when the code, the settings or the content changed; a refresh of stock alone sends
 * those of before, since all that they know of vehicles they read from the site.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFingerprints } from '#src/generator/compile.ts';
import { dealerFile } from '#src/generator/layout.ts';
import { CommandError } from '#src/generator/options.ts';
import { filesBelow } from '#src/generator/pictures/files-below.ts';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';
import { projectDir } from '../test-run/steps.ts';

export interface FunctionBundle {
  name: string;
  /** SHA-256 of the zip. */
  sha: string;
  /** Name of the zip in its folder. */
  file: string;
  runtime: string;
  schedule: string | null;
  /** Its routes and what else the host is told of it. */
  config: Record<string, unknown>;
}

export interface FunctionBundles {
  folder: string;
  bundles: FunctionBundle[];
}

interface Note extends FunctionKeys {
  bundles: FunctionBundle[];
}

/**
 * Makes them unless those of before still hold.
 * @param keepsCode those of before hold also where only the code has changed since: new code goes live by a person's deploy
 * @throws CommandError where they would have to be made of new code all the same
 */
export async function functionBundles(outDir: string, slug: string, keepsCode: boolean): Promise<FunctionBundles> {
  const folder = join(outDir, '.forecourt', 'functions', slug);
  const noteFile = join(folder, noteName);
  const keys = functionKeys(outDir, slug);
  const known = existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Note) : null;
  const isOtherCode = known !== null && known.code !== keys.code;
  if (known?.dealer === keys.dealer && (keepsCode || !isOtherCode)) return { folder, bundles: known.bundles };
  if (keepsCode && isOtherCode)
    throw new CommandError(
      `The settings, content or pages' code of ${slug} have changed, and so has the code of functions since its last deploy: look at the site and run \`npm run deploy -- ${slug}\`.`,
    );
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  const bundles = await zipped(part, outDir, slug);
  writeFileSync(join(part, noteName), JSON.stringify({ ...keys, bundles } satisfies Note));
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return { folder, bundles };
}

const noteName = 'functions.json';

/** All that functions are made of, but the moment of the build and what follows from its stock: two hashes. */
export interface FunctionKeys {
  code: string;
  dealer: string;
}

export function functionKeys(outDir: string, slug: string): FunctionKeys {
  const { built: _built, site, ...record } = recordOf(outDir, slug);
  const functions = filesBelow(join(projectDir, 'functions')).map((file) => readFileSync(file, 'utf8'));
  return { code: hashOf([sourceFingerprints().all, functions]), dealer: hashOf([record, site?.code]) };
}

const hashOf = (parts: unknown[]): string => createHash('sha1').update(JSON.stringify(parts)).digest('hex');

const recordOf = (outDir: string, slug: string): DealerRecord =>
  JSON.parse(readFileSync(dealerFile(outDir, slug), 'utf8')) as DealerRecord;

async function zipped(folder: string, outDir: string, slug: string): Promise<FunctionBundle[]> {
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const results = await zipFunctions(join(projectDir, 'functions'), folder, {
    basePath: projectDir,
    repositoryRoot: projectDir,
    config: {
      '*': {
        nodeVersion: '24',
        includedFiles: [...includedFiles(), ...recordFiles(outDir, slug)],
        includedFilesBasePath: projectDir,
      },
    },
    parallelLimit: 1,
  });
  return results.map((zip) => ({
    name: zip.name,
    sha: createHash('sha256').update(readFileSync(zip.path)).digest('hex'),
    file: zip.path.slice(folder.length + 1),
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
}

/** What functions read of a build, by its place in the project: a deployment knows one dealer. */
function recordFiles(outDir: string, slug: string): string[] {
  const { site } = recordOf(outDir, slug);
  const server = join(outDir, '.forecourt', 'server');
  return [join(server, `${slug}.json`), ...(site ? [join(server, 'code', site.code, '**')] : [])];
}

/** Those of netlify.toml, which is read here as the host reads it; of the build's records each dealer has its own. */
function includedFiles(): string[] {
  const list = /included_files = (\[.*\])$/m.exec(readFileSync(join(projectDir, 'netlify.toml'), 'utf8'))?.[1];
  return (JSON.parse(list ?? '[]') as string[]).filter((pattern) => !pattern.startsWith('dist/'));
}
