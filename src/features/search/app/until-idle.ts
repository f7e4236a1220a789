/**
 * The moment in which the live list may take the static one's place: not between the press and the click of a finger,
 * nor under an open list of orders, nor under a pointer in an open menu or an amount half typed. What was pressed would
 * be gone before it counted.
 */
const pauseMs = 50;
/** A press whose end was never told ends here. */
const mostPauses = 60;

let isPressed = false;

export function watchPresses(page: Document): void {
  page.addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    { capture: true, passive: true },
  );
  // The click comes a little after the pointer is up.
  for (const kind of ['pointerup', 'pointercancel', 'dragend'] as const)
    page.addEventListener(
      kind,
      () => {
        setTimeout(() => {
          isPressed = false;
        }, pauseMs);
      },
      { capture: true, passive: true },
    );
}

function isChoosing(page: Document): boolean {
  const { activeElement } = page;
  if (!(activeElement instanceof HTMLSelectElement) || activeElement.dataset['searchSort'] === undefined) return false;
  return !CSS.supports('selector(:open)') || activeElement.matches(':open');
}

const list = '[data-search-app="static"] #filters';
const openMenu = '[data-search-app="static"] menu-bar details[open]';
/** What a menu of the static list holds, under the pointer or the keyboard, and an amount that is being typed. */
const inUse = `${openMenu} > :not(summary):focus-within, ${list} form[data-range-form] input:focus`;
const underPointer = `${openMenu} > :not(summary, :has(> .coming)):hover`;

const isUsing = (page: Document): boolean =>
  page.querySelector(inUse) !== null ||
  (matchMedia('(min-width: 992px) and (hover: hover)').matches && page.querySelector(underPointer) !== null);

export async function untilIdle(page: Document): Promise<void> {
  for (let pauses = 0; (isPressed && pauses < mostPauses) || isChoosing(page) || isUsing(page); pauses++)
    await new Promise((done) => {
      setTimeout(done, pauseMs);
    });
}
