/**
 * Links, amounts and orders of the static list that are used before the search is there: it comes,
 * and goes where they lead.
 */
import { resultsPath } from '#src/domain/search/results-url.ts';
import { goTo } from './request-search.ts';
import { amountFault, typedNumber } from '#src/lib/typed-number.ts';

const followed = '[data-search-app="static"] :is(#filters a, .applied a, .pages a[rel="next"])';

/**
 * Where the live search has what a link without scripts leads to: the next page of this list, or a search of its own.
 */
function liveAddress(link: HTMLAnchorElement): string {
  if (link.rel === 'next') return `${location.pathname}?page=2`;
  return link.pathname === resultsPath ? `/cars/${link.search}` : link.href;
}

/**
 * A filter link, or the way to the next page, pressed before the search is there: the search comes and
 * goes where the link leads.
 */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(followed) : null;
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
  used.closest('menu-bar details')?.removeAttribute('open');
  if (document.activeElement instanceof HTMLElement && used.contains(document.activeElement))
    document.activeElement.blur();
}

let lastRange: string | null = null;

/** The static page's forms of amounts, whose searches the interactive search takes over. */
const rangeFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element
    ? target.closest<HTMLFormElement>('[data-search-app="static"] form[data-range-form]')
    : null;

/** The form's search as the address of the interactive search says it. */
function rangeAddress(form: HTMLFormElement): string {
  const range = `range[${form.dataset['rangeForm'] ?? ''}]`;
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  const [min, max] = ['min', 'max'].map(
    (end) => typedNumber(fields.find(([name]) => name === `${range}[${end}]`)?.[1] ?? '') ?? '',
  );
  const others = fields.filter(([name]) => !name.startsWith(range));
  const parts = min === '' && max === '' ? others : [...others, [range, `${min}:${max}`]];
  return `/cars/?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value!).replaceAll('%3A', ':')}`).join('&')}`;
}

/** Says so at a field that has no amount. */
function hasAmounts(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('.range-slider__field'))
    field.setCustomValidity(typedNumber(field.value) === undefined ? amountFault : '');
  return form.reportValidity();
}

/**
 * Amounts count with Enter, with the button and on leaving the field, as they do in the search;
 * some of these come together.
 */
function followRange(event: Event): void {
  const form = rangeFormOf(event.target);
  if (!form || location.pathname === resultsPath) return;
  if (event.type === 'submit') event.preventDefault();
  if (!hasAmounts(form)) return;
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

export function watchLinks(page: Document): void {
  page.addEventListener('click', followLink);
  page.addEventListener('change', followSort);
  page.addEventListener('change', followRange);
  page.addEventListener('submit', followRange);
}
