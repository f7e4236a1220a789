/**
 * The release that shoppers have where a site is served elsewhere. The worker sends what is missing; sending twice does
 * no harm.
 */
import { existsSync, readFileSync } from 'node:fs';
import { publishedFile } from '../layout.ts';
import { writeAtomically } from '../record.ts';

/** Pages at Netlify, search index at Algolia. */
export type Destination = 'netlify' | 'algolia';

export function publishedRelease(outDir: string, slug: string, destination: Destination): string | null {
  const file = publishedFile(outDir, slug, destination);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** @param release null for a site without releases; the next one is sent */
export function notePublished(outDir: string, slug: string, destination: Destination, release: string | null): void {
  if (release !== null) writeAtomically(publishedFile(outDir, slug, destination), `${release}\n`);
}
