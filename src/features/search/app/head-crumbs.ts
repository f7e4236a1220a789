/** The page's own breadcrumbs for the served search, else all stock and the search's name. */
import { stockListingPath } from '#src/domain/search/search-url.ts';

const list = document.querySelector('nav[aria-label="Breadcrumb"] > ol');
const served = [...(list?.children ?? [])].map((item) => item.cloneNode(true) as HTMLElement);

export function showCrumbs(heading: string, isOwn: boolean, everything: string | undefined): void {
  const [home, stock, last] = [served[0], served[1]?.textContent ?? '', served.at(-1)];
  if (!list || !home || !last) return;
  list.replaceChildren(
    ...(isOwn
      ? served.map(copyOf)
      : heading === everything
        ? [copyOf(home), named(last, stock)]
        : [copyOf(home), linked(home, stock), named(last, heading)]),
  );
}

const copyOf = (item: HTMLElement): HTMLElement => item.cloneNode(true) as HTMLElement;

function linked(home: HTMLElement, text: string): HTMLElement {
  const item = copyOf(home);
  Object.assign(item.querySelector('a') ?? item, { href: stockListingPath({}), textContent: text });
  return item;
}

function named(last: HTMLElement, text: string): HTMLElement {
  const item = copyOf(last);
  (item.querySelector('[aria-current]') ?? item).textContent = text;
  return item;
}
