/**
 * Tabs, folds and fragments of a vehicle's page (VDP-01). Without this script the tabs are links to sections that stand one
 * below the other, and folds are folds. With it an address such as `#features` opens what it names, and print opens everything.
 */
const panels = [...document.querySelectorAll<HTMLElement>('[data-tabs] > section')];
const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[data-tabs] > nav > a')];

function select(index: number): void {
  tabs.forEach((tab, at) => {
    tab.setAttribute('aria-selected', String(at === index));
    tab.tabIndex = at === index ? 0 : -1;
  });
  panels.forEach((panel, at) => {
    if (at === index) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
  });
  stopAtPanel();
}

/** Whether this shopper moves by keyboard: a panel that can have the focus would get a ring from a fragment, under a finger too. */
let hasKeys = false;

/** The keyboard stops at the panel that shows, so that its text can be read and scrolled, and at no other. */
function stopAtPanel(): void {
  for (const panel of panels) {
    if (hasKeys && !panel.hasAttribute('hidden')) panel.tabIndex = 0;
    else panel.removeAttribute('tabindex');
  }
}

/** In the middle of its strip, as far as that goes. */
function centre(tab: HTMLElement | undefined): void {
  const strip = tab?.parentElement;
  if (strip) strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

function show(index: number): void {
  select(index);
  centre(tabs[index]);
}

function setUpTabs(): void {
  tabs[0]?.parentElement?.setAttribute('role', 'tablist');
  tabs.forEach((tab, index) => {
    const panel = panels[index]!;
    tab.role = 'tab';
    tab.id = `tab-${panel.id}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    panel.addEventListener('beforematch', () => show(index));
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      show(index);
      history.replaceState(history.state, '', tab.hash);
    });
    tab.addEventListener('keydown', (event) => {
      move(event, index);
    });
  });
  addEventListener(
    'keydown',
    () => {
      hasKeys = true;
      stopAtPanel();
    },
    { once: true, capture: true },
  );
  // Measured by nothing yet: the first tab stands where it should.
  select(0);
}

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

function move(event: KeyboardEvent, index: number): void {
  const step = steps[event.key];
  if (event.key === ' ') tabs[index]?.click();
  if (step) tabs.at(step(index) % tabs.length)?.click();
  if (step) tabs.at(step(index) % tabs.length)?.focus();
  if (step || event.key === ' ') event.preventDefault();
}

/** What the address names; null for nothing, and for what is no well-formed fragment. */
function named(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whoever presses Enquire wants to write. */
const writeIn = (): void =>
  named()
    ?.closest('details')
    ?.querySelector<HTMLElement>('form[data-form] input[autocomplete="name"]')
    ?.focus({ preventScroll: true });

/** Opens what the address names, and brings it into sight when it was hidden. A form that it names has the focus. */
function reveal(): void {
  const target = named();
  const fold = target?.closest('details');
  const index = panels.findIndex((panel) => panel.contains(target));
  const wasHidden = fold?.open === false || panels[index]?.hasAttribute('hidden');
  if (fold) fold.open = true;
  if (index >= 0) show(index);
  if (wasHidden) (fold ?? target)?.scrollIntoView();
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

if (tabs.length > 0) setUpTabs();
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
  if (link && !tabs.includes(link) && link.hash === location.hash) reveal();
});
for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

export {};
