/** A search that comes to a landing page in the query string. Everyone else's page loads no more than this check. */
const asksForStock = /[?&](query|car_id|refinementList|range|menu)(=|\[|%5B)/i;

// Without the counts or the script the page still shows all its stock.
if (asksForStock.test(location.search)) import('./follow-query.ts').then(({ followQuery }) => followQuery()).catch(() => undefined);
