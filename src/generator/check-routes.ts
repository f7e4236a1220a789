import type { Bundle } from './bundle.ts';

/**
 * Pages can't import styles or scripts for the head: the runtime adds only those of components.
 *
 * @throws Error naming the page file or route
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
  if (unlisted.length > 0) throw new Error(`The route table doesn’t list the page ${unlisted.join(', ')}: add it.`);
  if (missing.length > 0)
    throw new Error(`The route table lists ${missing.join(', ')}, but there is no page file for it.`);
  if (dressed.length > 0)
    throw new Error(
      `${dressed.map(({ routeData }) => routeData.component).join(', ')} imports styles or scripts for its head: import a stylesheet with ?url and link it instead.`,
    );
}
