/** Which pages the header marks as the current one. */
import { memoize } from '#src/lib/memoize.ts';
import type { SiteContext } from '#src/domain/site.ts';
import { headerMenu } from './header-menu.ts';

const plain = (path: string): string => path.replace(/(.)\/$/, '$1');

const linkedPaths = memoize((context: SiteContext): Set<string> => {
  const urls = headerMenu(context).flatMap((entry) =>
    entry.kind === 'link'
      ? [entry.url]
      : [...entry.groups.flatMap(({ links }) => links), ...entry.foot].map(({ url }) => url),
  );
  return new Set(['/', ...urls].map(plain));
});

/** The path when the header links to it, or an empty text: pages with the same answer have the same header. */
export function markedPath(path: string, context: SiteContext): string {
  return linkedPaths(context).has(plain(path)) ? plain(path) : '';
}
