/**
 * A dealer's functions as Netlify runs them: each a zip with the dealer's record, the code that draws its pages, and no
 * other dealer's. They are made anew when the code, the settings or the content changed; a refresh of stock alone sends
 * those of before, since all that they know of vehicles they read from the site.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sourceFingerprints } from '#src/generator/compile.ts';
import { dealerFile } from '#src/generator/layout.ts';
import { CommandError } from '#src/generator/options.ts';
import { filesBelow } from '#src/generator/pictures/files-below.ts';
import type { DealerRecord } from '#src/server/dealer/dealer-record.ts';
import { projectDir } from '../test-run/steps.ts';
import { addToZip, packed, type FileToAdd } from './add-to-zip.ts';
import { codeBundles, type CodeBundle } from './code-bundles.ts';

export interface FunctionBundle extends CodeBundle {
  /** SHA-256 of the zip. */
  sha: string;
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

/** The code is the same for every dealer; each zip gets the dealer's record on top of it. */
async function zipped(folder: string, outDir: string, slug: string): Promise<FunctionBundle[]> {
  const code = await codeBundles(projectDir);
  const record = recordFiles(outDir, slug).map(packed);
  return code.bundles.map((bundle) => {
    const zip = addToZip(readFileSync(join(code.folder, bundle.file)), record);
    writeFileSync(join(folder, bundle.file), zip);
    return { ...bundle, sha: createHash('sha256').update(zip).digest('hex') };
  });
}

/** What functions read of a build, where they look for it: a deployment knows one dealer. */
function recordFiles(outDir: string, slug: string): FileToAdd[] {
  const { site } = recordOf(outDir, slug);
  const server = join(outDir, '.forecourt', 'server');
  const files = [join(server, `${slug}.json`), ...(site ? filesBelow(join(server, 'code', site.code)) : [])];
  return files.map((file) => ({
    name: join('dist', relative(outDir, file)).replaceAll(sep, '/'),
    content: readFileSync(file),
  }));
}
