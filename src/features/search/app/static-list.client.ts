/**
 * Loads at once if the URL has a search that the page doesn't show, otherwise on first use of filters, field or list.
 */
import '../shared-search-early.js';
import '../served-page.ts';
import { $searchStage } from '../search-stage.store.ts';
import { blankList, forgetUnloaded, goToServersResults, showSearchError, showLoadError } from './shared-search.ts';
import { watchLinks } from './static-links.ts';
import { watchPointer } from './until-idle.ts';
import { host, requestSearch, showComing, touchSearch } from './request-search.ts';

const form = document.querySelector<HTMLFormElement>('[data-search-form]');
const currentSearch = (): string => location.pathname + location.search;
const servedSearch = currentSearch();
const { dataset } = document.documentElement;
const { sharedSearch } = dataset;
let showList: (() => void) | null = null;

$searchStage.listen((stage) => {
  if (stage === 'static') void unanswered();
  if (stage !== 'live') return;
  used = null;
  forgetUnloaded();
  showList = null;
  delete dataset['sharedSearch'];
  dataset['search'] = 'live';
});

async function unanswered(): Promise<void> {
  if (showList && host && !(await goToServersResults())) {
    showList();
    showList = null;
    showSearchError(host);
  }
  if (showList) return;
  showComing(false);
  if (!used) return;
  const control = used;
  // Links and submitted forms open the server's page, as do filters: it has them without scripts.
  if (
    navigator.onLine &&
    (repeat !== touchSearch || (!(control instanceof HTMLFormElement) && (await goToServersResults())))
  )
    return;
  showLoadError(control);
}

const searchOnlyControls = '[data-search-app="static"] :is([data-opens-filters], .filter--later > summary)';
let used: Element | null = null;
let repeat = touchSearch;

function wanted(control: Element, run = touchSearch): void {
  used = control;
  repeat = run;
  if (!navigator.onLine) showLoadError(control);
}

function whenOnline(control: Element, run: () => void): void {
  wanted(control, run);
  if (navigator.onLine) run();
}

function typed(): void {
  if (!form || dataset['search'] === 'live') return;
  wanted(form);
  touchSearch();
}

function handleClick({ target }: Event): void {
  if (
    !(target instanceof Element) ||
    !target.closest('[data-search-app="static"] :is(button, summary, #filters a, .applied a), [data-search-form]')
  )
    return;
  if (host && target.closest('[data-opens-filters]')) host.dataset['opensFilters'] = '';
  const control = target.closest(searchOnlyControls);
  if (control) wanted(control);
  touchSearch();
  showComing(true);
}

/** For hosts that cannot redirect by query (`car_id`). */
function reservation(): string | null {
  if (!host) return null;
  const slug = new URLSearchParams(location.search).get('car_id') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? `/cars/${slug}/checkout` : null;
}

const typedText = () => form && new FormData(form).get('query');

function submitted(event: SubmitEvent): void {
  if (dataset['search'] === 'live') return;
  event.preventDefault();
  showComing(true);
  const text = typedText();
  requestSearch().then(
    // The live search may have turned the text into filters while it was still hidden.
    () => typedText() === text && form?.requestSubmit(),
    () => {
      showComing(false);
      if (navigator.onLine) form!.submit();
      else wanted(form!, () => form!.requestSubmit());
    },
  );
}

function waitForSearch(): void {
  showComing(true);
  if (host) showList ??= blankList(host);
}

/** After a reload, back or forward on this page. */
function movedInHistory(): void {
  if (dataset['search'] === 'live' || currentSearch() === servedSearch) return;
  waitForSearch();
  touchSearch();
}

const reserve = reservation();
if (reserve) location.replace(reserve);
if (host && sharedSearch === '') waitForSearch();
if (sharedSearch !== undefined) touchSearch();
window.addEventListener('popstate', movedInHistory);
for (const kind of ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const)
  for (const part of [host, form?.parentElement]) part?.addEventListener(kind, touchSearch, { passive: true });
watchPointer(document);
watchLinks(document, whenOnline);
document.addEventListener('click', handleClick);
form?.addEventListener('input', typed);
form?.addEventListener('submit', submitted);
window.addEventListener('online', () => {
  if (!used) return;
  forgetUnloaded();
  showComing(true);
  repeat();
});
