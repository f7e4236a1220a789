/**
 * `<menu-bar open-on="click | hover">`: dropdowns in the header and above lists.
 *
 * <menu-bar> … <details name="menu"><summary data-bar>…</summary><div> links </div></details> … </menu-bar>
 *
 * Keeps only one open, closes it on Escape or an outside click, and adds arrow keys, hover and an `open` attribute.
 */
import { define, PageElement } from './page-element.ts';

const finePointer = '(hover: hover) and (pointer: fine)';
const closeDelay = 180;

const menuOf = (target: EventTarget | null) => (target as Element | null)?.closest('details');
const summaryOf = (menu: HTMLDetailsElement | null | undefined) => menu?.querySelector('summary');

function closeAll(bar: HTMLElement, except?: HTMLDetailsElement) {
  for (const menu of bar.querySelectorAll('details')) if (menu !== except) menu.open = false;
}

/** Wraps around at both ends. */
function step({ key, target }: KeyboardEvent, row: HTMLElement[], forward: string, back: string) {
  const index = row.indexOf(target as HTMLElement);
  const steps: Record<string, number> = { [forward]: index + 1, [back]: index - 1, Home: 0, End: -1 };
  const to = steps[key];
  return index < 0 || to === undefined ? undefined : row.at(to % row.length);
}

function goal(bar: HTMLElement, event: KeyboardEvent) {
  const { key, target } = event;
  const menu = menuOf(target);
  const links = [...(menu?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  if (key === 'Escape') {
    const open = bar.querySelector<HTMLDetailsElement>('details[open]');
    closeAll(bar);
    return summaryOf(open);
  }
  if (menu && key === 'ArrowDown' && !links.includes(target as HTMLElement)) {
    menu.open = true;
    return links[0];
  }
  if (key === 'ArrowUp' && target === links[0]) return summaryOf(menu);
  const items = [...bar.querySelectorAll<HTMLElement>('[data-bar]')];
  return step(event, links, 'ArrowDown', 'ArrowUp') ?? step(event, items, 'ArrowRight', 'ArrowLeft');
}

const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && matchMedia(finePointer).matches;

function openOnHover(bar: HTMLElement, signal: AbortSignal) {
  let timer = 0;
  const hovered = (event: PointerEvent) => {
    const menu = event.target;
    if (!(menu instanceof HTMLDetailsElement) || !isMouse(event)) return;
    clearTimeout(timer);
    const close = () => {
      if (!menu.contains(document.activeElement)) menu.open = false;
    };
    if (event.type === 'pointerleave') timer = window.setTimeout(close, closeDelay);
    else menu.open = true;
  };
  // A click would close the menu that hover has just opened.
  const pressed = (event: PointerEvent) => {
    const title = (event.target as Element).closest('summary');
    if (menuOf(title)?.open && isMouse(event)) event.preventDefault();
  };
  for (const type of ['pointerenter', 'pointerleave'] as const)
    bar.addEventListener(type, hovered, { signal, capture: true });
  bar.addEventListener('click', pressed, { signal });
}

class MenuBar extends PageElement {
  protected start(signal: AbortSignal): void {
    const toggled = ({ target: menu }: Event) => {
      if (!(menu instanceof HTMLDetailsElement)) return;
      if (menu.open) closeAll(this, menu);
      this.toggleAttribute('open', this.querySelector('details[open]') !== null);
    };
    const left = ({ target, relatedTarget: to }: FocusEvent) => {
      const menu = menuOf(target);
      if (menu && to instanceof Node && !menu.contains(to) && !menu.closest(':popover-open')) menu.open = false;
    };
    const typed = (event: KeyboardEvent) => {
      const next = goal(this, event);
      if (!next) return;
      next.focus();
      event.preventDefault();
    };
    const pressed = ({ target }: Event) => {
      if (!this.contains(menuOf(target) ?? null)) closeAll(this);
    };
    this.addEventListener('toggle', toggled, { signal, capture: true });
    this.addEventListener('focusout', left, { signal });
    this.addEventListener('keydown', typed, { signal });
    document.addEventListener('click', pressed, { signal });
    if (this.getAttribute('open-on') === 'hover') openOnHover(this, signal);
  }
}

define('menu-bar', MenuBar);
