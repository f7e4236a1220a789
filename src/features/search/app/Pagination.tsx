import { usePagination } from 'react-instantsearch';
import { Icon } from '#src/ui/Icon.tsx';
import { isPlainClick } from './is-plain-click.ts';

/** Links to the pages of results; a plain click stays in the page. */
export function Pagination() {
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, refine, createURL } = usePagination({ padding: 2 });
  if (nbPages < 2) return null;
  const link = (page: number) => ({
    href: createURL(page),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      refine(page);
    },
  });
  return (
    <nav className="pages" aria-label="Pages of results">
      <ul>
        {!isFirstPage && <li><a {...link(currentRefinement - 1)} rel="prev" aria-label="Previous page"><Icon name="chevron-left" /></a></li>}
        {pages.map((page) => <li key={page}><a {...link(page)} aria-current={page === currentRefinement ? 'page' : undefined}><span className="visually-hidden">Page </span>{page + 1}</a></li>)}
        {!isLastPage && <li><a {...link(currentRefinement + 1)} rel="next" aria-label="Next page"><Icon name="chevron-right" /></a></li>}
      </ul>
    </nav>
  );
}
