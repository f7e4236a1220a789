/**
 * Marks URLs with a search that the page doesn't show, before its vehicles appear as results. The CSP allows no inline
 * scripts.
 */
{
  const { dataset } = document.documentElement;
  if (/[?&](query|refinementList|range|menu|sortBy|page)(=|\[|%5B)/i.test(location.search)) {
    dataset.sharedSearch = location.pathname === '/results' ? 'answered' : '';
    // By now the live search has set `data-search`, or failed to load.
    document.addEventListener('DOMContentLoaded', () => {
      if (dataset.sharedSearch === '' && dataset.search === undefined) dataset.sharedSearch = 'failed';
    });
  }
}
