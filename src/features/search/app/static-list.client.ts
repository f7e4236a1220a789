/**
 * A list until the interactive search is there: that comes at once for an address that asks for more than the page
 * shows, else with the first touch of filters, field or list. Until then, and without it, the page's links do the same.
 */
import '../asked-early.js';
import { $searchStage } from '../search-stage.store.ts';
import { blankList, goToServersResults, sayUnanswered } from './requested-list.ts';
import { watchLinks } from './static-links.ts';
import { watchPresses } from './until-idle.ts';
import { host, showComing, touchSearch, wantSearch } from './want-search.ts';

const form = document.querySelector<HTMLFormElement>('[data-search-form]');
const { dataset } = document.documentElement;
/** What the address asks for beyond the page (asked-early.js). */
const { asked } = dataset;
let showList: (() => void) | null = null;

$searchStage.listen((stage) => {
  if (stage === 'static') void unanswered();
  if (stage !== 'live') return;
  showList = null;
  delete dataset['asked'];
  dataset['search'] = 'live';
});

/** Without the script or the index the page still works by its links. */
async function unanswered(): Promise<void> {
  if (showList && host && !(await goToServersResults())) {
    showList();
    showList = null;
    sayUnanswered(host);
  }
  if (!showList) showComing(false);
}

/** Presses that only the search can answer; those on a vehicle lead away. */
function pressed({ target }: Event): void {
  if (
    !(target instanceof Element) ||
    !target.closest('[data-search-app="static"] :is(button, summary, #filters a, .applied a), [data-search-form]')
  )
    return;
  if (host && target.closest('[data-opens-filters]')) host.dataset['opensFilters'] = '';
  touchSearch();
  showComing(true);
}

function reservation(): string | null {
  const slug = new URLSearchParams(location.search).get('car_id') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? `/cars/${slug}#reserve` : null;
}

/** The search form sends what is typed to the live search. */
function submitted(event: SubmitEvent): void {
  if (dataset['search'] === 'live') return;
  event.preventDefault();
  showComing(true);
  wantSearch().then(
    () => form?.requestSubmit(),
    () => form?.submit(),
  );
}

const reserve = reservation();
if (reserve) location.replace(reserve);
if (host && asked === '') {
  showComing(true);
  showList = blankList(host);
}
if (asked !== undefined) touchSearch();
for (const kind of ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const)
  for (const part of [host, form?.parentElement]) part?.addEventListener(kind, touchSearch, { passive: true });
watchPresses(document);
watchLinks(document);
document.addEventListener('click', pressed);
form?.addEventListener('submit', submitted);
