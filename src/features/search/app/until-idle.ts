/** The static list must not vanish while tapped, pointed at or typed in. */
const pauseMs = 50;
/** For a tap whose end event never arrives. */
const maxPauses = 60;

let isPointerDown = false;

export function watchPointer(page: Document): void {
  page.addEventListener(
    'pointerdown',
    () => {
      isPointerDown = true;
    },
    { capture: true, passive: true },
  );
  // The click event follows pointerup.
  for (const kind of ['pointerup', 'pointercancel', 'dragend'] as const)
    page.addEventListener(
      kind,
      () => {
        setTimeout(() => {
          isPointerDown = false;
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
const inUse = `${openMenu} > :not(summary):focus-within, ${list} form[data-range-form] input:focus`;
const underPointer = `${openMenu} > :not(summary, :has(> .coming)):hover`;

const isUsing = (page: Document): boolean =>
  page.querySelector(inUse) !== null ||
  (matchMedia('(min-width: 992px) and (hover: hover)').matches && page.querySelector(underPointer) !== null);

export async function waitForIdle(page: Document): Promise<void> {
  for (let pauses = 0; (isPointerDown && pauses < maxPauses) || isChoosing(page) || isUsing(page); pauses++)
    await new Promise((done) => {
      setTimeout(done, pauseMs);
    });
}
