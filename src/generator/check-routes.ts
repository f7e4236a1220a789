import type { Bundle } from './bundle.ts';

/**
 * The route table and the page files must name each other: a page that no listing names would never be built, and a
 * listing without a page file could not be. Styles and scripts of a page have addresses that its components name: the
 * runtime writes no others into a head.
 * @throws Error naming what stands alone, or the page that brings more
 */
export function checkRoutes({ entry }: Pick<Bundle, 'entry'>): void {
  const listed = new Set(entry.pagePatterns);
  const pages = entry.manifest.routes.filter(
    ({ routeData: { type, origin } }) => type === 'page' && origin === 'project',
  );
  const files = new Set(pages.map(({ routeData }) => routeData.route));
  const unlisted = [...files].filter((route) => !listed.has(route));
  const missing = [...listed].filter((route) => !files.has(route));
  const dressed = pages.filter(({ styles, scripts }) => styles.length + scripts.length > 0);
  if (unlisted.length > 0)
    throw new Error(`No listing names the page ${unlisted.join(', ')}: add it to the route table.`);
  if (missing.length > 0) throw new Error(`The route table lists ${missing.join(', ')}, but no page file answers it.`);
  if (dressed.length > 0)
    throw new Error(
      `${dressed.map(({ routeData }) => routeData.component).join(', ')} imports styles or scripts for its head: import a style sheet with ?url and link it.`,
    );
}
