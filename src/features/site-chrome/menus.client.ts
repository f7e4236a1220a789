/**
 * Dropdowns of the header and of other bars, for both templates. Markup:
 *
 *   <header data-dropdowns="click|hover">
 *     … <details data-dropdown name="menu"><summary>…</summary><div> links </div></details>
 *
 * A `details` opens and closes without this script. The script adds what it lacks: one open at a
 * time, Escape and a press outside close, arrow keys move, hover opens where the dealer wants it,
 * and the bar is marked `data-open-dropdown` while one is open.
 */
const finePointer = '(hover: hover) and (pointer: fine)';
const closeDelay = 180;

const summaryOf = (menu: HTMLDetailsElement) => menu.querySelector('summary');
const linksOf = (menu: HTMLDetailsElement) => [...menu.querySelectorAll<HTMLElement>('a[href], button')];

function markOpen(header: HTMLElement, menus: HTMLDetailsElement[]) {
  header.toggleAttribute(
    'data-open-dropdown',
    menus.some((menu) => menu.open),
  );
}

function closeAll(menus: HTMLDetailsElement[], except?: HTMLDetailsElement) {
  for (const menu of menus) if (menu !== except) menu.open = false;
}

/** Index after a key in a list that wraps; null when the key moves nothing. */
function step(key: string, forward: string, back: string, index: number, length: number): number | null {
  if (key === forward) return (index + 1) % length;
  if (key === back) return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}

function moveWithin(menu: HTMLDetailsElement, event: KeyboardEvent): boolean {
  const links = linksOf(menu);
  const index = links.indexOf(event.target as HTMLElement);
  if (index < 0) {
    if (event.key !== 'ArrowDown') return false;
    menu.open = true;
    links[0]?.focus();
    return true;
  }
  const next = step(event.key, 'ArrowDown', 'ArrowUp', index, links.length);
  if (next === null) return false;
  if (event.key === 'ArrowUp' && index === 0) summaryOf(menu)?.focus();
  else links[next]?.focus();
  return true;
}

function moveAlong(header: HTMLElement, event: KeyboardEvent): boolean {
  const items = [...header.querySelectorAll<HTMLElement>('[data-menu-item]')];
  const index = items.indexOf(event.target as HTMLElement);
  if (index < 0) return false;
  const next = step(event.key, 'ArrowRight', 'ArrowLeft', index, items.length);
  if (next === null) return false;
  items[next]?.focus();
  return true;
}

function openOnHover(menu: HTMLDetailsElement, menus: HTMLDetailsElement[]) {
  let timer = 0;
  menu.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse' || !matchMedia(finePointer).matches) return;
    clearTimeout(timer);
    closeAll(menus, menu);
    menu.open = true;
  });
  menu.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    timer = window.setTimeout(() => {
      if (!menu.contains(document.activeElement)) menu.open = false;
    }, closeDelay);
  });
  // A press on an open title would close what hovering has just opened.
  summaryOf(menu)?.addEventListener('click', (event) => {
    if (menu.open && matchMedia(finePointer).matches && (event as PointerEvent).pointerType === 'mouse')
      event.preventDefault();
  });
}

function dropdowns(header: HTMLElement) {
  const menus = [...header.querySelectorAll<HTMLDetailsElement>('details[data-dropdown]')];
  for (const menu of menus) {
    menu.addEventListener('toggle', () => {
      if (menu.open) closeAll(menus, menu);
      markOpen(header, menus);
    });
    menu.addEventListener('focusout', (event) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget) && !menu.closest(':popover-open'))
        menu.open = false;
    });
    if (header.dataset.dropdowns === 'hover') openOnHover(menu, menus);
  }
  document.addEventListener('click', (event) => {
    if (!menus.some((menu) => menu.contains(event.target as Node))) closeAll(menus);
  });
  header.addEventListener('keydown', (event) => {
    const menu = (event.target as HTMLElement).closest<HTMLDetailsElement>('details[data-dropdown]');
    if (event.key === 'Escape') {
      const open = menus.find((candidate) => candidate.open);
      if (!open) return;
      open.open = false;
      summaryOf(open)?.focus();
      event.preventDefault();
    } else if ((menu && moveWithin(menu, event)) || moveAlong(header, event)) {
      event.preventDefault();
    }
  });
}

for (const holder of document.querySelectorAll<HTMLElement>('[data-dropdowns]')) dropdowns(holder);
