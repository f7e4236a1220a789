/** Turns an inbound `/models?body=suv` into the filter's fragment. */
function filterByQuery(): void {
  const body = new URLSearchParams(location.search).get('body');
  const target = body === null ? null : document.getElementById(`body-${body}`);
  if (target !== null && location.hash === '') location.replace(`#${target.id}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.body-filter a')) {
    const isCurrent = location.hash === (link.dataset['filter'] ? `#body-${link.dataset['filter']}` : '');
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

if (document.querySelector('.body-filter') !== null) {
  addEventListener('hashchange', filterByQuery);
  filterByQuery();
}
