/**
 * Runs before the list is parsed and marks URLs that ask for more than the page shows, so that no vehicle is rendered
 * as an answer. A file, since the CSP allows no inline scripts.
 */
{
  const { dataset } = document.documentElement;
  if (/[?&](query|refinementList|range|menu|sortBy|page)(=|\[|%5B)/i.test(location.search)) {
    dataset.sharedSearch = location.pathname === '/results' ? 'answered' : '';
    // By now the search has announced itself, or its script failed to load.
    document.addEventListener('DOMContentLoaded', () => {
      if (dataset.sharedSearch === '' && dataset.search === undefined) dataset.sharedSearch = 'failed';
    });
  }
}
