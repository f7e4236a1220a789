/**
 * When the interactive search comes: at once for an address that asks for more than the page shows, else with the first touch
 * of filters, field or list. Until then, and without it, the page's links do the same.
 */
import { resultsPath } from '#src/domain/search/results-url.ts';
import '../asked-early.js';
import type { ClassesOf } from '../search-classes.ts';
import { blankList, goToServersResults, sayUnanswered } from './asked-address.ts';
import { rangeAddress, rangeFormOf } from './static-range.ts';
import { untilFree, watchPresses } from './until-free.ts';

const place = document.querySelector<HTMLElement>('[data-search-app]');
const field = document.querySelector<HTMLInputElement>('[data-search-form] input[name="query"]');
/** What the address asks for beyond the page (asked-early.js). */
const { asked } = document.documentElement.dataset;
let showList: (() => void) | null = null;

let started: Promise<void> | null = null;
let classesOf: ClassesOf;

function start(): Promise<void> {
  // The engine and its index come beside the components, not after them.
  started ??= Promise.all([
    import('./mount-search.tsx'),
    import('./prepare-search.ts').then(({ prepareSearch }) => prepareSearch()),
  ])
    .then(([{ mountSearch }]) => (place ? mountSearch(place, classesOf, () => untilFree(document)) : undefined))
    .then(() => {
      showList = null;
      delete document.documentElement.dataset['asked'];
      document.documentElement.dataset['search'] = 'live';
    });
  // Without the script or the index the page still works by its links; the next touch tries again.
  started.catch(() => {
    started = null;
    void unanswered();
  });
  return started;
}

async function unanswered(): Promise<void> {
  if (showList && place && !(await goToServersResults())) {
    showList();
    showList = null;
    sayUnanswered(place);
  }
  if (!showList) showComing(false);
}

/** Says that something is under way, from the first press until the search is there or cannot be had. */
function showComing(isComing: boolean): void {
  const { dataset } = document.documentElement;
  if (dataset['search'] === 'live') return;
  if (isComing) dataset['search'] = 'coming';
  else delete dataset['search'];
  if (isComing) place?.setAttribute('aria-busy', 'true');
  else place?.removeAttribute('aria-busy');
}

/** Presses that only the search can answer; those on a vehicle lead away. */
function pressed({ target }: Event): void {
  if (
    !(target instanceof Element) ||
    !target.closest('[data-search-app="static"] :is(button, summary, #filters a, .applied a), [data-search-form]')
  )
    return;
  if (place && target.closest('[data-opens-filters]')) place.dataset['opensFilters'] = '';
  begin();
  showComing(true);
}

const begin = (): void => {
  start().catch(() => undefined);
};

function reservation(): string | null {
  const slug = new URLSearchParams(location.search).get('car_id') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) ? `/cars/${slug}#reserve` : null;
}

/** Where the live search has what a link without scripts leads to: the next page of this list, or a search of its own. */
function liveAddress(link: HTMLAnchorElement): string {
  if (link.rel === 'next') return `${location.pathname}?page=2`;
  return link.pathname === resultsPath ? `/cars/${link.search}` : link.href;
}

/** A filter link, or the way to the next page, pressed before the search is there: the search comes and goes where the link leads. */
function followLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>(
          '[data-search-app="static"] :is(#filters a, .applied a, .pages a[rel="next"])',
        )
      : null;
  if (
    !link ||
    location.pathname === resultsPath ||
    event.defaultPrevented ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey ||
    link.hash !== ''
  )
    return;
  event.preventDefault();
  leave(link);
  goTo(liveAddress(link), link.href).then(
    (isLive) => {
      if (isLive && link.rel === 'next') toTop();
    },
    () => undefined,
  );
}

/** The search takes the place of what is in use only once it is left. */
function leave(used: HTMLElement): void {
  used.closest('details[data-dropdown]')?.removeAttribute('open');
  if (document.activeElement instanceof HTMLElement && used.contains(document.activeElement))
    document.activeElement.blur();
}

let lastRange: string | null = null;

/** Amounts count with Enter, with the button and on leaving the field, as they do in the search; some of these come together. */
function followRange(event: Event): void {
  const form = rangeFormOf(event.target);
  if (!form || location.pathname === resultsPath) return;
  if (event.type === 'submit') event.preventDefault();
  const address = rangeAddress(form);
  if (address === lastRange) return;
  lastRange = address;
  leave(form);
  void goTo(address, address.replace('/cars/', resultsPath));
}

function toTop(): void {
  const top = document.querySelector<HTMLElement>('[data-search-heading]');
  document.querySelector('[data-search-app]')?.firstElementChild?.scrollIntoView({ block: 'start' });
  top?.focus({ preventScroll: true });
}

/** An order chosen before the search is there. */
function followSort({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset['searchSort'] === undefined) return;
  const address = `${location.pathname}?sortBy=${target.value}`;
  void goTo(address, address);
}

/** @param otherwise where the same is found without the search */
async function goTo(address: string, otherwise: string): Promise<boolean> {
  showComing(true);
  history.pushState({ search: true }, '', address);
  return start().then(
    () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      return true;
    },
    () => {
      location.assign(otherwise);
      return false;
    },
  );
}

/** Called once by a template's list page, with the classes that the live search draws itself in. */
export function liveSearch(classes: ClassesOf): void {
  if (!place) return;
  classesOf = classes;
  const reserve = reservation();
  if (reserve) location.replace(reserve);
  if (asked === '') {
    showComing(true);
    showList = blankList(place);
  }
  if (asked !== undefined) begin();
  for (const kind of ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const) {
    place.addEventListener(kind, begin, { passive: true });
    document.querySelector('[data-search-form]')?.parentElement?.addEventListener(kind, begin, { passive: true });
  }
  watchPresses(document);
  document.addEventListener('click', followLink);
  document.addEventListener('click', pressed);
  document.addEventListener('change', followSort);
  document.addEventListener('change', followRange);
  document.addEventListener('submit', followRange);
  field?.form?.addEventListener('submit', (event) => {
    if (document.documentElement.dataset['search'] === 'live') return;
    event.preventDefault();
    const { form } = field;
    showComing(true);
    start().then(
      () => {
        form?.requestSubmit();
      },
      () => {
        form?.submit();
      },
    );
  });
}
