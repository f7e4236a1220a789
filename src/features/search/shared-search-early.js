/**
 * Runs before the list of the page is read: an address that asks for more than the page shows, such as a shared search, is
 * marked, so that not one of its vehicles is drawn as the answer. A plain file, since the policy allows no inline script;
 * the search imports it as well, where this one did not come. On the server's own results nothing is waited for.
 */
{
  const { dataset } = document.documentElement;
  if (/[?&](query|refinementList|range|menu|sortBy|page)(=|\[|%5B)/i.test(location.search)) {
    dataset.sharedSearch = location.pathname === '/results' ? 'answered' : '';
    // By now the search has said that it is coming, or its script never will.
    document.addEventListener('DOMContentLoaded', () => {
      if (dataset.sharedSearch === '' && dataset.search === undefined) dataset.sharedSearch = 'failed';
    });
  }
}
