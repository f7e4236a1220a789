/** Makes `data-sheet` popovers modal, except while part of the page (a bar on desktops). */
const reachable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex="0"]';
const unreached = 'script, style, link, template';

let open: HTMLElement | null = null;
let roleBefore: string | null = null;
let opener: HTMLElement | null = null;
let behind: HTMLElement[] = [];

const isOver = (sheet: HTMLElement): boolean =>
  sheet.matches(':popover-open') && getComputedStyle(sheet).position === 'fixed';

function siblingsOf(sheet: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let part: HTMLElement = sheet; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const sibling of part.parentElement.children) {
      if (sibling !== part && sibling instanceof HTMLElement && !sibling.inert && !sibling.matches(unreached))
        found.push(sibling);
    }
  }
  return found;
}

function cover(sheet: HTMLElement): void {
  uncover();
  open = sheet;
  behind = siblingsOf(sheet);
  for (const part of behind) part.inert = true;
  roleBefore = sheet.getAttribute('role');
  sheet.setAttribute('role', 'dialog');
  sheet.setAttribute('aria-modal', 'true');
  if (!sheet.contains(document.activeElement))
    (
      sheet.querySelector<HTMLElement>('[autofocus]') ??
      sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')
    )?.focus();
}

function uncover(): void {
  for (const part of behind) part.inert = false;
  behind = [];
  if (roleBefore === null) open?.removeAttribute('role');
  else open?.setAttribute('role', roleBefore);
  open?.removeAttribute('aria-modal');
  open = null;
}

const isOpenerOf = (sheet: HTMLElement, element: Element | null): element is HTMLElement =>
  element instanceof HTMLButtonElement && element.popoverTargetElement === sheet && !sheet.contains(element);

function giveFocusBack(sheet: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !sheet.contains(activeElement)) return;
  const button = opener?.isConnected
    ? opener
    : [...document.querySelectorAll<HTMLElement>(`[popovertarget="${sheet.id}"]`)].find(
        (one) => isOpenerOf(sheet, one) && one.checkVisibility(),
      );
  button?.focus({ preventScroll: true });
}

const dialogOf = ({ target }: Event): HTMLElement | null =>
  target instanceof HTMLElement && target.dataset['sheet'] !== undefined ? target : null;

/** Before closing: a button behind the sheet can't take the focus until reachable. */
document.addEventListener(
  'beforetoggle',
  (event) => {
    const sheet = dialogOf(event);
    if (!sheet) return;
    if ((event as ToggleEvent).newState === 'closed') uncover();
    else opener = isOpenerOf(sheet, document.activeElement) ? document.activeElement : null;
  },
  true,
);

document.addEventListener(
  'toggle',
  (event) => {
    const sheet = dialogOf(event);
    if (!sheet) return;
    if ((event as ToggleEvent).newState === 'closed') giveFocusBack(sheet);
    else if (isOver(sheet)) cover(sheet);
  },
  true,
);

document.addEventListener('keydown', (event) => {
  if (!open || event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = [...open.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.checkVisibility());
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from && open.contains(document.activeElement)) return;
  event.preventDefault();
  to?.focus();
});

/** A rotated phone may have space for the bar. */
addEventListener('resize', () => {
  if (open && !isOver(open)) open.hidePopover();
});

export {};
