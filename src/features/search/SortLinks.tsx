import type { ResultsPageData } from '#src/view/search/results.page-data.ts';
import type { SearchClasses } from './search-classes.ts';

export function SortLinks({
  sorts,
  classes,
}: {
  sorts: ResultsPageData['sorts'];
  classes: Pick<SearchClasses, 'sorts' | 'sortOn'>;
}) {
  if (sorts.length === 0) return null;
  return (
    <nav aria-label="Sort results">
      <ul className={classes.sorts}>
        {sorts.map(({ label, url, isCurrent }) => (
          <li key={url}>
            <a className={isCurrent ? classes.sortOn : 'chip'} href={url} aria-current={isCurrent ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
