import { usePagination } from 'react-instantsearch';
import { pageItems } from '#src/view/search/page-items.ts';
import { PageLinks } from '../PageLinks.tsx';
import { isPlainClick } from './is-plain-click.ts';

/** Links to the pages of results; a plain click stays in the page. */
export function Pagination() {
  const { currentRefinement, nbPages, isFirstPage, isLastPage, refine, createURL } = usePagination();
  if (nbPages < 2) return null;
  const addresses = new Map(Array.from({ length: nbPages }, (_, page) => [createURL(page), page]));
  const press = (event: React.MouseEvent<HTMLAnchorElement>) => {
    const page = addresses.get(event.currentTarget.getAttribute('href') ?? '');
    if (page === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    refine(page);
  };
  return (
    <PageLinks
      label="Pages of results"
      items={pageItems(currentRefinement + 1, nbPages, (page) => createURL(page - 1))}
      previous={isFirstPage ? null : createURL(currentRefinement - 1)}
      next={isLastPage ? null : createURL(currentRefinement + 1)}
      onClick={press}
    />
  );
}
