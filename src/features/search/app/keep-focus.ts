/** When new results remove the focused element, focuses the nearest one, never the top of the page. */
import { useLayoutEffect, type RefObject } from 'react';

const chips = '.applied li:not(:last-child) button';

interface FocusPosition {
  element: HTMLElement;
  chip: number;
  group: string | null;
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function nearest(root: ParentNode, { chip, group }: FocusPosition): HTMLElement | null {
  const others = [...root.querySelectorAll<HTMLElement>(chips)];
  if (chip >= 0 && others.length > 0) return others[Math.min(chip, others.length - 1)]!;
  const title = group === null ? null : root.querySelector<HTMLElement>(`#${CSS.escape(group)} > summary`);
  return (
    title ??
    root.querySelector<HTMLElement>('#filters:popover-open [popovertargetaction="hide"]') ??
    document.querySelector<HTMLElement>('[data-search-heading]')
  );
}

export function useStableFocus(root: RefObject<HTMLElement | null>, isLive: boolean): void {
  useLayoutEffect(() => (isLive && root.current ? keepFocus(root.current) : undefined), [root, isLive]);
}

function keepFocus(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let last: FocusPosition | null = null;
  const focused = ({ target }: FocusEvent) => {
    last =
      target instanceof HTMLElement && root.contains(target)
        ? {
            element: target,
            chip: [...root.querySelectorAll(chips)].indexOf(target),
            group: target.closest('details[id]')?.id ?? null,
          }
        : null;
  };
  // A click on the background may clear the focus.
  const left = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (last?.element === target && last?.element.isConnected && isLost()) last = null;
    });
  };
  const changes = new MutationObserver(() => {
    if (!last || last.element.isConnected || !isLost()) return;
    nearest(root, last)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', focused, { signal });
  root.addEventListener('focusout', left, { signal });
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    listening.abort();
    changes.disconnect();
  };
}

/** Without the chosen value or count. */
function nameOf(control: Element): string {
  const named = control.matches('input') ? (control.closest('label') ?? control) : control;
  const copy = named.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('small, b, .badge')) number.remove();
  return (named.getAttribute('aria-label') ?? copy.textContent)
    .replace(/:.*$/s, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const groupNameOf = (control: Element): string | null => {
  const title = control.closest('details')?.querySelector(':scope > summary');
  return title ? nameOf(title) : null;
};

/** A static element's live counterpart: in the same card, else the same control, else the same filter. */
export function sameIn(host: HTMLElement, focused: HTMLElement): HTMLElement | null {
  const title = (card: Element | null): string | null =>
    card?.querySelector('.card__title a')?.getAttribute('href') ?? null;
  const card = focused.closest('.card');
  if (card) {
    const twin = [...host.querySelectorAll('.card')].find((one) => title(one) === title(card));
    const parts = [...(twin?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    return (
      parts.find((part) => part.className === focused.className && part.tagName === focused.tagName) ?? parts[0] ?? null
    );
  }
  const controls = [...host.querySelectorAll<HTMLElement>('a, button, input, summary, select')].filter((one) =>
    one.checkVisibility(),
  );
  if (focused.matches('select')) return controls.find((one) => one.matches('select')) ?? null;
  const [name, group] = [nameOf(focused), groupNameOf(focused)];
  const alike = controls.filter((one) => name !== '' && nameOf(one) === name);
  const isTitle = (one: Element): boolean => one.matches('summary, .filter__pill');
  return (
    alike.find((one) => groupNameOf(one) === group && isTitle(one) === isTitle(focused)) ??
    (isTitle(focused) ? alike.find(isTitle) : undefined) ??
    (group === null ? alike[0] : controls.find((one) => isTitle(one) && nameOf(one) === group)) ??
    null
  );
}
