/** The release live on an external host. The worker sends a newer one; sending twice is harmless. */
import { existsSync, readFileSync } from 'node:fs';
import { publishedFile } from '../layout.ts';
import { writeAtomically } from '../record.ts';

/** Netlify for pages, Algolia for the search index. */
export type Destination = 'netlify' | 'algolia';

export function publishedRelease(outDir: string, slug: string, destination: Destination): string | null {
  const file = publishedFile(outDir, slug, destination);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/** @param release null for a site without releases, whose next release is then sent */
export function notePublished(outDir: string, slug: string, destination: Destination, release: string | null): void {
  if (release !== null) writeAtomically(publishedFile(outDir, slug, destination), `${release}\n`);
}
