/** VDP-01: `#features` opens its tab or fold, and printing opens everything. */
import './section-tabs.element.ts';

function named(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** The first visible field; for `#test-drive`, its radio button, as slots may still be loading. */
function writeIn(): void {
  const form = named()?.closest('details')?.querySelector<HTMLFormElement>('form[data-form]');
  const use = location.hash === '#test-drive' && form?.querySelector<HTMLElement>('[name="form"][value="test-drive"]');
  const fields = form?.querySelectorAll<HTMLElement>('.form__fields :is(input, textarea, select)') ?? [];
  const field = use || [...fields].find((one) => one.checkVisibility());
  field?.focus({ preventScroll: true });
  // The bar at the bottom must not cover it.
  field?.scrollIntoView({ block: 'nearest' });
}

function reveal(): void {
  const target = named();
  const fold = target?.closest('details');
  const wasFolded = fold?.open === false;
  if (fold) fold.open = true;
  const wasHidden = target?.closest('section-tabs')?.reveal(target);
  if (wasFolded || wasHidden) (fold ?? target)?.scrollIntoView();
  writeIn();
}

function openForPrint(): void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const one of closed) one.open = true;
  addEventListener(
    'afterprint',
    () => {
      for (const one of closed) one.open = false;
    },
    { once: true },
  );
}

if (location.hash.length > 1) reveal();
// Until `load`, the browser repeats fragment navigation and takes the focus.
addEventListener('load', () =>
  setTimeout(() => {
    if (document.activeElement === document.body) writeIn();
  }),
);
addEventListener('hashchange', reveal);
addEventListener('beforeprint', openForPrint);
// A second click on the same fragment fires no hashchange.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link && link.role !== 'tab' && link.hash === location.hash) reveal();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
