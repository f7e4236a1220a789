/**
 * ZIPs with the dealer's record and page code. Stock changes do not rebuild them: functions read vehicles from the
 * site.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sourceFingerprints } from '#src/generator/compile.ts';
import { dealerFile } from '#src/generator/layout.ts';
import { CommandError } from '#src/generator/options.ts';
import { filesBelow } from '#src/generator/images/files-below.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { projectDir } from '../test-run/steps.ts';
import { addToZip, packed, type FileToAdd } from './add-to-zip.ts';
import { codeBundles, type CodeBundle } from './code-bundles.ts';

export interface FunctionBundle extends CodeBundle {
  /** SHA-256 of the ZIP. */
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
 * @param keepsCode reuses functions despite changed code, which needs a deliberate deploy
 * @throws CommandError if the changed record rules out reuse
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
      `${slug}'s settings, content or page code have changed, and so has the function code since its last deploy. Check the site, then run \`./forecourt deploy ${slug}\`.`,
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

/** Hashes of all inputs except stock and build time. */
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
  const code = await codeBundles(projectDir);
  const record = recordFiles(outDir, slug).map(packed);
  return code.bundles.map((bundle) => {
    const zip = addToZip(readFileSync(join(code.folder, bundle.file)), record);
    writeFileSync(join(folder, bundle.file), zip);
    return { ...bundle, sha: createHash('sha256').update(zip).digest('hex') };
  });
}

/** Functions find their build in dist, and each deployment has one dealer. */
function recordFiles(outDir: string, slug: string): FileToAdd[] {
  const { site } = recordOf(outDir, slug);
  const server = join(outDir, '.forecourt', 'server');
  const files = [join(server, `${slug}.json`), ...(site ? filesBelow(join(server, 'code', site.code)) : [])];
  return files.map((file) => ({
    name: join('dist', relative(outDir, file)).replaceAll(sep, '/'),
    content: readFileSync(file),
  }));
}
