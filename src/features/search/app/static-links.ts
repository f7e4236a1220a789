/** The static list's links, ranges and sort orders load the live search. */
import { resultsPath } from '#src/domain/search/results-url.ts';
import { goTo } from './request-search.ts';
import { amountError, typedNumber } from '#src/lib/typed-number.ts';

const followed = '[data-search-app="static"] :is(#filters a, .applied a, .pages a[rel="next"])';

/** Runs now or, with a note at the control, once the shopper is online. */
let whenOnline: (control: Element, run: () => void) => void;

function liveAddress(link: HTMLAnchorElement): string {
  if (link.rel === 'next') return `${location.pathname}?page=2`;
  return link.pathname === resultsPath ? `/cars/${link.search}` : link.href;
}

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
  whenOnline(link, () => {
    leave(link);
    goTo(liveAddress(link), link.href, link.rel === 'next' ? toTop : undefined);
  });
}

/** The live list replaces the static one only when that isn't in use. */
function leave(used: HTMLElement): void {
  used.closest('menu-bar details')?.removeAttribute('open');
  if (document.activeElement instanceof HTMLElement && used.contains(document.activeElement))
    document.activeElement.blur();
}

let lastRange: string | null = null;

const rangeFormOf = (target: EventTarget | null): HTMLFormElement | null =>
  target instanceof Element
    ? target.closest<HTMLFormElement>('[data-search-app="static"] form[data-range-form]')
    : null;

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

function hasAmounts(form: HTMLFormElement): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement>('.range-slider__field'))
    field.setCustomValidity(typedNumber(field.value) === undefined ? amountError : '');
  return form.reportValidity();
}

/** Enter, button and blur may fire together. */
function followRange(event: Event): void {
  const form = rangeFormOf(event.target);
  if (!form || location.pathname === resultsPath) return;
  if (event.type === 'submit') event.preventDefault();
  if (!hasAmounts(form)) return;
  const address = rangeAddress(form);
  if (address === lastRange) return;
  lastRange = address;
  whenOnline(form, () => {
    leave(form);
    goTo(address, address.replace('/cars/', resultsPath));
  });
}

function toTop(): void {
  const top = document.querySelector<HTMLElement>('[data-search-heading]');
  document.querySelector('[data-search-app]')?.firstElementChild?.scrollIntoView({ block: 'start' });
  top?.focus({ preventScroll: true });
}

function followSort({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement) || target.dataset['searchSort'] === undefined) return;
  const address = `${location.pathname}?sortBy=${target.value}`;
  whenOnline(target, () => goTo(address, address));
}

export function watchLinks(page: Document, runWhenOnline: typeof whenOnline): void {
  whenOnline = runWhenOnline;
  page.addEventListener('click', followLink);
  page.addEventListener('change', followSort);
  page.addEventListener('change', followRange);
  page.addEventListener('submit', followRange);
}
