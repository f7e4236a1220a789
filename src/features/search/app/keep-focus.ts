/**
 * The keyboard's place in the live search: what held the focus may go with the next results (a chip that is taken off, a
 * button of an empty result), and then the focus goes to what is nearest, never to the top of the page.
 */
const chips = '.applied li:not(:last-child) button';

interface Place { element: HTMLElement; chip: number; group: string | null }

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The next chip where one was taken off, the filter's title in a filter, the sheet's title in an open sheet, else the page's heading. */
function nearest(root: ParentNode, { chip, group }: Place): HTMLElement | null {
  const others = [...root.querySelectorAll<HTMLElement>(chips)];
  if (chip >= 0 && others.length > 0) return others[Math.min(chip, others.length - 1)]!;
  const title = group === null ? null : root.querySelector<HTMLElement>(`#${CSS.escape(group)} > summary`);
  return title ?? root.querySelector<HTMLElement>('#filters:popover-open [popovertargetaction="hide"]') ?? document.querySelector<HTMLElement>('[data-search-heading]');
}

export function keepFocus(root: HTMLElement): void {
  let last: Place | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement && root.contains(target)
      ? { element: target, chip: [...root.querySelectorAll(chips)].indexOf(target), group: target.closest('details[id]')?.id ?? null }
      : null;
  });
  // A press beside everything leaves the focus nowhere, as it should.
  root.addEventListener('focusout', ({ target }) => { setTimeout(() => { if (last?.element === target && last?.element.isConnected && isLost()) last = null; }); });
  new MutationObserver(() => {
    if (!last || last.element.isConnected || !isLost()) return;
    nearest(root, last)?.focus({ preventScroll: true });
  }).observe(root, { childList: true, subtree: true });
}

/** Finds in the live list what held the focus in the static one: the same part of the same vehicle's card, else what has the same words. */
export function sameIn(host: HTMLElement, focused: HTMLElement): HTMLElement | null {
  const title = (card: Element | null): string | null => card?.querySelector('.vehicle-card__title a')?.getAttribute('href') ?? null;
  const card = focused.closest('.vehicle-card');
  if (card) {
    const twin = [...host.querySelectorAll('.vehicle-card')].find((one) => title(one) === title(card));
    const parts = [...twin?.querySelectorAll<HTMLElement>('a, button') ?? []];
    return parts.find((part) => part.className === focused.className && part.tagName === focused.tagName) ?? parts[0] ?? null;
  }
  const words = focused.textContent.trim();
  if (words === '') return null;
  return [...host.querySelectorAll<HTMLElement>('a, button, input, summary, select')].find((one) => one.textContent.trim() === words || one.parentElement?.textContent.trim() === words) ?? null;
}
