/** Pinned sites stay unchanged; rolled-back code is not used again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releasesFolder } from '../layout.ts';
import { writeAtomically } from '../record.ts';
import type { TenantResult } from '../tenant-result.ts';
import { readRelease, releaseIds } from './releases.ts';

const pinFile = (outDir: string, slug: string) => join(releasesFolder(outDir, slug), 'pinned');
const revertedFile = (outDir: string, slug: string) => join(releasesFolder(outDir, slug), 'taken-back.json');

export const pinnedRelease = (outDir: string, slug: string): string | null =>
  existsSync(pinFile(outDir, slug)) ? readFileSync(pinFile(outDir, slug), 'utf8').trim() : null;

export const pinRelease = (outDir: string, slug: string, id: string): void =>
  writeAtomically(pinFile(outDir, slug), `${id}\n`);
export const unpin = (outDir: string, slug: string): void => rmSync(pinFile(outDir, slug), { force: true });

export function pinnedResult(outDir: string, slug: string): TenantResult | null {
  const id = pinnedRelease(outDir, slug);
  if (id === null || !releaseIds(outDir, slug).includes(id)) return null;
  const { result } = readRelease(outDir, slug, id);
  return {
    ...result,
    slug,
    ok: true,
    written: 0,
    seconds: 0,
    warnings: [
      `pinned to release ${id}: this site’s stock and settings don’t update; \`./forecourt releases ${slug} --unpin\` resumes updates`,
    ],
    errors: [],
  };
}

export const revertedCodes = (outDir: string, slug: string): string[] =>
  existsSync(revertedFile(outDir, slug))
    ? (JSON.parse(readFileSync(revertedFile(outDir, slug), 'utf8')) as string[])
    : [];

export const setRevertedCodes = (outDir: string, slug: string, codes: string[]): void =>
  writeAtomically(revertedFile(outDir, slug), JSON.stringify([...new Set(codes)]));
