/** What a page may cost a shopper on a phone before any touch. Where the bounds come from: docs/benchmarks.md. */
import { faultsOfPages, type BuiltSite } from './built-site.ts';
import { sampled } from './html-faults.ts';
import type { SiteFolder } from './site-folder.ts';
import { brotliBytes, scriptsOf, stylesheetsOf } from './weights.ts';

/** Bytes of the HTML of a vehicle's page, as it comes with real stock. */
const vehicleBytes = 64_000;
/** Bytes of the HTML of every other page. */
const pageBytes = 80_000;
/** Bytes of scripts and of stylesheets of a page, after brotli. */
const [scriptBytes, styleBytes] = [20 * 1024, 15 * 1024];

const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** Pages with more HTML than their kind may have. */
export const heavyPages = (site: SiteFolder): string[] =>
  site.pages.flatMap(({ path, file, kind }) => {
    const bytes = Buffer.byteLength(site.text(file));
    const most = kind === 'vehicle' ? vehicleBytes : pageBytes;
    return bytes < most ? [] : [`${path}: ${inKb(bytes)} of HTML, ${inKb(most)} at most`];
  });

/** Pages of the kinds that shoppers land on whose scripts or stylesheets weigh too much. */
export function heavyCode({ site }: Pick<BuiltSite, 'site'>): string[] {
  const bytesOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + brotliBytes(site.text(file)), 0);
  return (['home', 'landing', 'vehicle'] as const).flatMap((kind) =>
    sampled(site.ofKind(kind)).flatMap(({ file, path }) => {
      const html = site.text(file);
      const scripts = bytesOf(scriptsOf(html, site));
      const styles = bytesOf(stylesheetsOf(html).map((sheet) => sheet.slice(1)));
      return [
        ...(scripts < scriptBytes ? [] : [`${path}: ${inKb(scripts)} of scripts, ${inKb(scriptBytes)} at most`]),
        ...(styles < styleBytes ? [] : [`${path}: ${inKb(styles)} of styles, ${inKb(styleBytes)} at most`]),
      ];
    }),
  );
}

/** Pages without the licence of any place that sells (LAW-01). */
export const pagesWithoutLicence = (site: SiteFolder, licences: readonly string[]): string[] =>
  licences.length === 0
    ? []
    : faultsOfPages(site, (html) =>
        licences.some((licence) => html.includes(licence)) ? null : 'names no dealer licence (LAW-01)',
      );
