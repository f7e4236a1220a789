import { expect } from 'vitest';
import { timeLimit } from '../../support/time-limit.ts';
import { openPage, type Answer, type OpenOptions, type OpenPage } from '../open-page.ts';
import { textOf } from './form.ts';

/** Different lists: a filter bar above the cards, and filters beside them. */
export const searchDealers = ['harbour-motors', 'everyday-cars'] as const;

const find = <Found extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): Found => {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
};

const byText = <Found extends HTMLElement>(selector: string, text: string | RegExp, within: ParentNode): Found => {
  const found = [...within.querySelectorAll<Found>(selector)].find((element) =>
    typeof text === 'string' ? textOf(element).startsWith(text) : text.test(textOf(element)),
  );
  if (!found) throw new Error(`No ${selector} says ${String(text)}.`);
  return found;
};

/** The index and the code are slow to load on a busy machine. */
export const waitForLiveSearch = (): Promise<void> =>
  expect
    .poll(() => document.documentElement.dataset['search'], { message: 'the live search', timeout: timeLimit(30_000) })
    .toBe('live');

/** The live search loads on the first interaction. */
export function touchSearch(): void {
  find('[data-search-form]').dispatchEvent(new Event('pointerover', { bubbles: true }));
}

/** On a desktop, styles show elements that are popovers on a phone; only visible elements take focus. */
export const openOnDesktop = (
  dealer: string,
  address: string,
  { before, ...options }: OpenOptions = {},
): Promise<OpenPage> =>
  openPage(dealer, address, {
    ...options,
    before() {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: '[popover] { display: block }' }),
      );
      before?.();
    },
  });

export async function openSearch(dealer: string, address: string, options?: OpenOptions): Promise<OpenPage> {
  const page = await openOnDesktop(dealer, address, options);
  touchSearch();
  await waitForLiveSearch();
  return page;
}

export function heldIndex(): { answer: Answer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    release: resolve,
    async answer(request) {
      if (request.url.includes('/search-index/')) await promise;
      return null;
    },
  };
}

/** Fails matching requests. */
export const losing =
  (pattern: RegExp): Answer =>
  (request) => {
    if (pattern.test(request.url)) throw new TypeError('Failed to fetch');
    return null;
  };

export const search = {
  url: (): string => location.pathname + location.search,
  heading: (): string => textOf(find('h1')),
  breadcrumbs: (): string[] => [...document.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(textOf),
  field: (): HTMLInputElement => find<HTMLInputElement>('[data-search-form] input'),
  enter: (): void => search.field().form!.requestSubmit(),

  counter: (): HTMLElement => find('[data-search-count]'),
  count: (): number => numberIn(textOf(search.counter())),
  cards: (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-search-app="live"] li.card')],
  titles: (): string[] => search.cards().map((card) => textOf(card.querySelector('.card__title'))),
  prices: (): number[] => search.cards().map((card) => numberIn(textOf(card.querySelector('.card__price')))),

  chip: (text: string): HTMLButtonElement =>
    byText('[aria-label="Applied filters"] button', `${text}, remove`, document),
  chipButtons: (): HTMLButtonElement[] =>
    [...document.querySelectorAll<HTMLButtonElement>('[aria-label="Applied filters"] button')].filter((button) =>
      textOf(button).endsWith(', remove'),
    ),
  /** Sorted: dealers order their filters differently. */
  chips: (): string[] =>
    search
      .chipButtons()
      .map((button) => textOf(button).replace(/, remove$/v, ''))
      .toSorted(),

  filter(title: string): HTMLDetailsElement {
    const group = byText<HTMLElement>('#filters summary', title, document).parentElement as HTMLDetailsElement;
    if (!group.open) find('summary', group).click();
    return group;
  },
  option: (title: string, label: string): HTMLInputElement =>
    find<HTMLInputElement>('input', byText('.option', label, search.filter(title))),
  optionCount: (title: string, label: string): number =>
    numberIn(textOf(byText('.option', label, search.filter(title)).querySelector('small'))),
  end: (title: string, end: 'From' | 'To'): HTMLInputElement =>
    find<HTMLInputElement>('input', byText('.range-slider__ends label', end, search.filter(title))),
  button: (text: string | RegExp, within: ParentNode = find('main')): HTMLButtonElement =>
    byText('button', text, within),
  link: (text: string | RegExp, within: ParentNode = find('main')): HTMLAnchorElement => byText('a', text, within),
  pageLink: (page: number): HTMLAnchorElement => byText('nav[aria-label="Results pages"] a', `Page ${page}`, document),
  sort(label: string): void {
    const select = find<HTMLSelectElement>('.sort select');
    select.value = byText<HTMLOptionElement>('option', label, select).value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  },
  /** Styles show the other alert only if no script loads. */
  alert: (): HTMLElement | null => document.querySelector('main [role="alert"]:not(.search-problem--script)'),
};

export const hasFocus = (element: Element | null | undefined): boolean => document.activeElement === element;

export function pressKey(element: HTMLElement, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  element.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
}

export const numberIn = (text: string): number => Number(/[\d,]+/v.exec(text)?.[0].replaceAll(',', '') ?? Number.NaN);
