/**
 * Fragments and print of a vehicle's page (VDP-01). Folds are folds without this script; with it an address such as
 * `#features` opens what it names, a tab or a fold, and print opens everything.
 */
import './section-tabs.element.ts';

/** What the address names; null for nothing, and for what is no well-formed fragment. */
function named(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whoever presses Enquire wants to write; the days and times of a test drive are still on their way. */
function writeIn(): void {
  const form = named()?.closest('details')?.querySelector<HTMLFormElement>('form[data-form]');
  const use = location.hash === '#test-drive' && form?.querySelector<HTMLElement>('[name="form"][value="test-drive"]');
  const fields = form?.querySelectorAll<HTMLElement>('.form__fields :is(input, textarea, select)') ?? [];
  (use || [...fields].find((field) => field.checkVisibility()))?.focus({ preventScroll: true });
}

/** Opens what the address names, and brings it into sight when it was hidden. A form that it names has the focus. */
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
// Until a page has loaded the browser goes to the fragment again, and takes the focus along.
addEventListener('load', () =>
  setTimeout(() => {
    if (document.activeElement === document.body) writeIn();
  }),
);
addEventListener('hashchange', reveal);
addEventListener('beforeprint', openForPrint);
// The second press on a link to the same fragment changes no address.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link && link.role !== 'tab' && link.hash === location.hash) reveal();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
