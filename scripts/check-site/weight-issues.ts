/** Limits for phones before any interaction (docs/benchmarks.md). */
import { pageIssues, type BuiltSite } from './built-site.ts';
import { sampled } from './html-issues.ts';
import type { SiteFolder } from './site-folder.ts';
import { brotliBytes, scriptsOf, stylesheetsOf } from './weights.ts';

/** HTML bytes. */
const vehicleBytes = 64_000;
/** HTML bytes. */
const pageBytes = 80_000;
/** Bytes after brotli. */
const [scriptBytes, styleBytes] = [20 * 1024, 15 * 1024];

const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

export const heavyPages = (site: SiteFolder): string[] =>
  site.pages.flatMap(({ path, file, kind }) => {
    const bytes = Buffer.byteLength(site.text(file));
    const most = kind === 'vehicle' ? vehicleBytes : pageBytes;
    return bytes < most ? [] : [`${path}: ${inKb(bytes)} of HTML, limit ${inKb(most)}`];
  });

export function heavyCode({ site }: Pick<BuiltSite, 'site'>): string[] {
  const bytesOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + brotliBytes(site.text(file)), 0);
  return (['home', 'landing', 'vehicle'] as const).flatMap((kind) =>
    sampled(site.ofKind(kind)).flatMap(({ file, path }) => {
      const html = site.text(file);
      const scripts = bytesOf(scriptsOf(html, site));
      const styles = bytesOf(stylesheetsOf(html).map((sheet) => sheet.slice(1)));
      return [
        ...(scripts < scriptBytes ? [] : [`${path}: ${inKb(scripts)} of scripts, limit ${inKb(scriptBytes)}`]),
        ...(styles < styleBytes ? [] : [`${path}: ${inKb(styles)} of styles, limit ${inKb(styleBytes)}`]),
      ];
    }),
  );
}

/** Every page must show a selling location's licence (LAW-01). */
export const pagesWithoutLicence = (site: SiteFolder, licences: readonly string[]): string[] =>
  licences.length === 0
    ? []
    : pageIssues(site, (html) =>
        licences.some((licence) => html.includes(licence)) ? null : 'does not show a dealer licence number (LAW-01)',
      );
