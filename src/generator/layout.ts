/** Where everything of an output folder lies. What starts with a dot is the generator's own and never published. */
import { join } from 'node:path';

const workFolder = '.forecourt';

/** The published folder of one dealer. */
export const siteFolder = (outDir: string, slug: string) => join(outDir, slug);
/** A site in the making; the same file system as the site, so that a rename swaps it in. */
export const stagingFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'staging', slug);
/** The old site, for the moment between two renames; the local server falls back to it. */
export const previousFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'previous', slug);
/** The releases of a site: what each was, and the files of it that a later one replaced. */
export const releasesFolder = (outDir: string, slug: string) => join(allReleasesFolder(outDir), slug);
export const allReleasesFolder = (outDir: string) => join(outDir, workFolder, 'releases');
/** The release that was sent last to a place that serves it, such as `netlify`. */
export const publishedFile = (outDir: string, slug: string, destination: string) =>
  join(outDir, workFolder, 'published', `${slug}.${destination}`);
export const recordFile = (outDir: string, slug: string) => join(outDir, workFolder, 'records', `${slug}.json`);
/** The operator's report, and the files that it is made from, by dealer. */
export const reportsFolder = (outDir: string) => join(outDir, workFolder, 'reports');
export const rejectedFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'rejected.json');
/** The vehicles that a feed for another company's catalogue does not hold, with the reason. */
export const leftOutFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'left-out.json');
/** What search engines were last told of a site. */
export const toldFile = (outDir: string, slug: string) => join(outDir, workFolder, 'index-now', `${slug}.json`);
/** The rejected rows of the last runs in which they changed. */
export const rejectedHistoryFolder = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'history');
/** What the operator's report says of a dealer's last build, of the days before it, and of one that failed since. */
export const factsFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'facts.json');
export const daysFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'days.json');
export const failureFile = (outDir: string, slug: string) => join(reportsFolder(outDir), slug, 'failure.json');
export const feedCacheFolder = (outDir: string, slug: string) => join(outDir, workFolder, 'feeds', slug);
/** What functions know of a dealer: private settings among it. */
export const dealerFile = (outDir: string, slug: string) => join(outDir, workFolder, 'server', `${slug}.json`);
/**
 * Compiled code of built sites, which functions draw pages with: beside the records, so that whoever
 * takes those along has it.
 */
export const codeFolder = (outDir: string, fingerprint = '') => join(outDir, workFolder, 'server', 'code', fingerprint);
export const lockFile = (outDir: string, slug: string) => join(outDir, workFolder, 'locks', slug);

/**
 * The file that answers a path: `/` and `/cars/` are folders' index pages, `/cars/2021-kia-rio` is
 * `cars/2021-kia-rio.html`, and a path with an extension stands as it is.
 */
export function outputFile(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`;
  return /\.[a-z0-9]+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}
