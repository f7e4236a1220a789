import type { Bundle } from './bundle.ts';

/**
 * The route table and the page files must name each other: a page that no listing names would never be built, and a
 * listing without a page file could not be.
 * @throws Error naming what stands alone
 */
export function checkRoutes({ entry }: Pick<Bundle, 'entry'>): void {
  const listed = new Set(entry.pagePatterns);
  const files = new Set(
    entry
      .createApp()
      .manifestData.routes.filter(({ type, origin }) => type === 'page' && origin === 'project')
      .map(({ route }) => route),
  );
  const unlisted = [...files].filter((route) => !listed.has(route));
  const missing = [...listed].filter((route) => !files.has(route));
  if (unlisted.length > 0)
    throw new Error(`No listing names the page ${unlisted.join(', ')}: add it to the route table.`);
  if (missing.length > 0) throw new Error(`The route table lists ${missing.join(', ')}, but no page file answers it.`);
}
