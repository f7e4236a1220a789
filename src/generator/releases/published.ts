/**
 * Which release shoppers have where a site is not served from its folder: written down by what sends it there, read by
 * the worker, which sends what is behind. A release that was sent and not written down is sent again, which changes
 * nothing there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { publishedFile } from '../layout.ts';
import { writeWhole } from '../record.ts';

/** Pages at Netlify, and the index that they search at Algolia. */
export type Destination = 'netlify' | 'algolia';

/** Null where nothing was sent yet. */
export function publishedRelease(outDir: string, slug: string, destination: Destination): string | null {
  const file = publishedFile(outDir, slug, destination);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** @param release null for a site that was built before releases were kept: the next one is sent */
export function notePublished(outDir: string, slug: string, destination: Destination, release: string | null): void {
  if (release !== null) writeWhole(publishedFile(outDir, slug, destination), `${release}\n`);
}
