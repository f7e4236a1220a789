import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dealerFile, factsFile, recordFile, siteFolder, stagingFolder } from '../layout.ts';
import { linkOrCopy } from '../link-or-copy.ts';
import { CommandError } from '../options.ts';
import { readRecordFile, writeAtomically, type BuildRecord } from '../record.ts';
import { restorePrevious, swapIn } from '../swap.ts';
import { setRevertedCodes, revertedCodes } from './pin.ts';
import {
  addRelease,
  readRelease,
  releaseDealer,
  releaseFacts,
  releaseFiles,
  releaseIds,
  releaseRecord,
  replacedFiles,
  type Release,
} from './releases.ts';

/**
 * Requires the dealer's lock. The current release stays stored.
 *
 * @throws CommandError for a missing release or file, before any change
 */
export async function restoreRelease(outDir: string, slug: string, id: string, keep: number): Promise<Release> {
  const replaced = replacedFiles(outDir, slug);
  await restorePrevious(outDir, slug, replaced);
  const ids = releaseIds(outDir, slug);
  if (!ids.includes(id)) throw new CommandError(`${slug} has no release ${id}. ${availableText(ids)}`);
  const record = readRecordFile(releaseRecord(outDir, slug, id));
  if (record === null)
    throw new CommandError(`The record of ${slug}’s release ${id} is damaged. ${availableText(ids)}`);
  const places = [
    ...ids.slice(ids.indexOf(id)).map((later) => releaseFiles(outDir, slug, later)),
    siteFolder(outDir, slug),
  ];
  const staging = stagingFolder(outDir, slug);
  const sources = Object.entries(record.files).map(([file, recorded]) => ({
    file,
    source: places.map((place) => join(place, file)).find((path) => isThat(path, recorded)),
  }));
  const lost = sources.find(({ source }) => source === undefined);
  if (lost) throw new CommandError(`${lost.file} of ${slug}’s release ${id} is no longer stored: nothing was changed.`);
  for (const { file, source } of sources) {
    mkdirSync(dirname(join(staging, file)), { recursive: true });
    linkOrCopy(source!, join(staging, file));
  }
  const standing = readRelease(outDir, slug, ids.at(-1)!);
  const release = readRelease(outDir, slug, id);
  if (standing.code !== release.code) setRevertedCodes(outDir, slug, [...revertedCodes(outDir, slug), standing.code]);
  await swapIn(outDir, slug, replaced);
  writeAtomically(dealerFile(outDir, slug), readFileSync(releaseDealer(outDir, slug, id), 'utf8'));
  writeAtomically(recordFile(outDir, slug), readFileSync(releaseRecord(outDir, slug, id), 'utf8'));
  restoreFacts(outDir, slug, id);
  return addRelease(outDir, slug, { ...release, restored: id }, keep);
}

function restoreFacts(outDir: string, slug: string, id: string): void {
  const facts = releaseFacts(outDir, slug, id);
  if (existsSync(facts)) writeAtomically(factsFile(outDir, slug), readFileSync(facts, 'utf8'));
  else rmSync(factsFile(outDir, slug), { force: true });
}

const availableText = (ids: string[]): string =>
  ids.length > 0 ? `Stored releases: ${ids.join(', ')}.` : 'No releases are stored.';

function isThat(path: string, [, bytes, mtimeMs]: BuildRecord['files'][string]): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  // Copies preserve modification times only to the millisecond.
  return found?.size === bytes && Math.abs(found.mtimeMs - mtimeMs) < 1;
}
