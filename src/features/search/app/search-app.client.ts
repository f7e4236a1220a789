/**
 * When the interactive search comes: at once for an address that asks for more than the page shows, else with the first touch
 * of filters, field or list. Until then, and without it, the page's links do the same.
 */
import { untilFree, watchPresses } from './until-free.ts';

const place = document.querySelector<HTMLElement>('[data-search-app]');
const field = document.querySelector<HTMLInputElement>('[data-search-form] input[name="query"]');
const asksForMore = /[?&](query|refinementList|range|menu|sortBy|page)(=|\[|%5B)/i.test(location.search);

let started: Promise<void> | null = null;

function start(): Promise<void> {
  // The engine and its index come beside the components, not after them.
  started ??= Promise.all([import('./mount-search.tsx'), import('./prepare-search.ts').then(({ prepareSearch }) => prepareSearch())])
    .then(([{ mountSearch }]) => (place ? mountSearch(place, () => untilFree(document)) : undefined))
    .then(() => { document.documentElement.dataset['search'] = 'live'; });
  // Without the script or the index the page still works by its links; the next touch tries again.
  started.catch(() => {
    started = null;
    showComing(false);
  });
  return started;
}

/** Says that something is under way, from the first press until the search is there or cannot be had. */
function showComing(isComing: boolean): void {
  const { dataset } = document.documentElement;
  if (dataset['search'] === 'live') return;
  if (isComing) dataset['search'] = 'coming'; else delete dataset['search'];
  if (isComing) place?.setAttribute('aria-busy', 'true'); else place?.removeAttribute('aria-busy');
}

/** Presses that only the search can answer; those on a vehicle lead away. */
function pressed({ target }: Event): void {
  if (!(target instanceof Element) || !target.closest('[data-search-app="static"] :is(button, summary, #filters a, .applied a), [data-search-form]')) return;
  begin();
  showComing(true);
}

const begin = (): void => { start().catch(() => undefined); };

function reservation(): string | null {
  const slug = new URLSearchParams(location.search).get('car_id') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? `/cars/${slug}#reserve` : null;
}

/** A filter link pressed before the search is there: the search comes and goes where the link leads. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-search-app="static"] :is(#filters, .applied) a') : null;
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.hash !== '') return;
  event.preventDefault();
  goTo(link.href);
}

/** An order chosen before the search is there. */
function followSort({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset['searchSort'] === undefined) return;
  goTo(`${location.pathname}?sortBy=${target.value}`);
}

function goTo(address: string): void {
  showComing(true);
  history.pushState({ search: true }, '', address);
  start().then(() => { window.dispatchEvent(new PopStateEvent('popstate')); }, () => { location.assign(address); });
}

if (place) {
  const reserve = reservation();
  if (reserve) location.replace(reserve);
  if (asksForMore) begin();
  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const) {
    place.addEventListener(kind, begin, { passive: true });
    document.querySelector('[data-search-form]')?.parentElement?.addEventListener(kind, begin, { passive: true });
  }
  watchPresses(document);
  document.addEventListener('click', followLink);
  document.addEventListener('click', pressed);
  document.addEventListener('change', followSort);
  field?.form?.addEventListener('submit', (event) => {
    if (document.documentElement.dataset['search'] === 'live') return;
    event.preventDefault();
    const { form } = field;
    showComing(true);
    start().then(() => { form?.requestSubmit(); }, () => { form?.submit(); });
  });
}
