import { siteFolder } from '#src/generator/layout.ts';
import { counted } from '#src/lib/numbers.ts';
import type { FunctionRoute } from '#src/local-server/functions.ts';
import { SiteFolder } from './site-folder.ts';

export interface BuiltSite {
  site: SiteFolder;
  siteUrl: string;
  functions: FunctionRoute[];
}

/** @throws Error if the dealer has not been built */
export const builtSite = (
  outDir: string,
  { slug, settings: { siteUrl } }: { slug: string; settings: { siteUrl: string } },
  functions: FunctionRoute[],
): BuiltSite => ({ site: new SiteFolder(siteFolder(outDir, slug)), siteUrl, functions });

/** Each issue once, with the number of pages. */
export function pageIssues(site: SiteFolder, check: (html: string, path: string) => string | null): string[] {
  const found = new Map<string, string[]>();
  for (const { file, path } of site.pages) {
    const problem = check(site.text(file), path);
    if (problem !== null) found.set(problem, [...(found.get(problem) ?? []), path]);
  }
  return [...found].map(
    ([problem, paths]) =>
      `${problem} (${paths.length === 1 ? `on ${paths[0]}` : `${counted(paths.length, 'page')}, for example ${paths[0]}`})`,
  );
}
