/** Names that start with a dot are never published. */
import { join } from 'node:path';

const workFolder = '.forecourt';

export const siteFolder = (outDir: string, slug: string) => join(outDir, slug);
/** On the site's file system, so that a rename swaps it in. */
export const stagingFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'staging', slug);
/** The old site, served locally between two renames. */
export const previousFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'previous', slug);
export const releasesFolder = (outDir: string, slug: string) => join(allReleasesFolder(outDir), slug);
export const allReleasesFolder = (outDir: string) => join(outDir, workFolder, 'releases');
export const publishedFile = (outDir: string, slug: string, destination: string) =>
  join(outDir, workFolder, 'published', `${slug}.${destination}`);
export const recordFile = (outDir: string, slug: string) => join(outDir, workFolder, 'records', `${slug}.json`);
export const reportsFolder = (outDir: string) => join(outDir, workFolder, 'reports');
export const rejectedFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'rejected.json');
export const omittedFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'left-out.json');
export const indexNowFile = (outDir: string, slug: string) => join(outDir, workFolder, 'index-now', `${slug}.json`);
export const rejectedHistoryFolder = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'history');
export const factsFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'facts.json');
export const daysFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'days.json');
export const failureFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'failure.json');
export const feedCacheFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'feeds', slug);
/** Contains private settings. */
export const dealerFile = (outDir: string, slug: string) => join(outDir, workFolder, 'server', `${slug}.json`);
/** Beside the records, so that both are copied together. */
export const codeFolder = (outDir: string, fingerprint = '') => join(outDir, workFolder, 'server', 'code', fingerprint);
export const lockFile = (outDir: string, slug: string) => join(outDir, workFolder, 'locks', slug);

/** `/cars/` is `cars/index.html`, `/cars/2021-kia-rio` is `cars/2021-kia-rio.html`. */
export function outputFile(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`;
  return /\.[a-z0-9]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
