import type { SiteFolder } from '../check-site/site-folder.ts';
import { aspects, lineDifferences, pageLines, type Aspect } from './page-lines.ts';

export interface PageDifference {
  path: string;
  aspect: Aspect;
  lines: string[];
}

export interface ComparedPages {
  /** In both builds. */
  pages: number;
  removed: string[];
  added: string[];
  differences: PageDifference[];
}

export function comparePages(before: SiteFolder, after: SiteFolder): ComparedPages {
  const paths = ({ pages }: SiteFolder): string[] => pages.map(({ path }) => path);
  const [old, fresh] = [new Set(paths(before)), new Set(paths(after))];
  const shared = before.pages.filter(({ path }) => fresh.has(path));
  return {
    pages: shared.length,
    removed: paths(before).filter((path) => !fresh.has(path)),
    added: paths(after).filter((path) => !old.has(path)),
    differences: shared.flatMap(({ path, file }) => {
      const [first, second] = [before.text(file), after.text(file)];
      if (first === second) return [];
      const [was, is] = [pageLines(first), pageLines(second)];
      return aspects
        .map((aspect) => ({ path, aspect, lines: lineDifferences(was[aspect], is[aspect]) }))
        .filter(({ lines }) => lines.length > 0);
    }),
  };
}
