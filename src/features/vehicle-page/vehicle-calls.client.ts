import { followLink } from '#src/ui/follow-link.ts';

type ClickHandler = (target: HTMLElement, event: Event) => void;

const load: Record<string, ClickHandler> = {
  '[data-pdf]': (link, event) => {
    event.preventDefault();
    void import('./save-pdf.ts').then(({ savePdf }) => savePdf(link as HTMLAnchorElement)).catch(followLink(link));
  },
  '[data-share]': (button) => void import('./share.ts').then(({ share }) => share()).catch(followLink(button)),
  'a[data-reserve]': (link, event) => {
    event.preventDefault();
    void import('#src/journeys/reserve/ui/vehicle/check-reserve.ts')
      .then(({ checkReserve }) => checkReserve(link as HTMLAnchorElement))
      .catch(followLink(link));
  },
};

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  // Leave clicks for a new tab or window to the browser.
  if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
  for (const [selector, press] of Object.entries(load)) {
    const found = target.closest<HTMLElement>(selector);
    if (found) press(found, event);
  }
});

for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) button.hidden = false;

let isRequested = false;
function askFinance(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const isFinance = target?.matches('details[open]')
    ? target.querySelector('.calculator') !== null
    : target?.closest('.calculator, .finance-from, a[href="#calculator"]');
  if (isRequested || !isFinance || !document.querySelector('[data-finance-disclaimer]')) return;
  isRequested = true;
  void import('./finance-disclaimer.ts')
    .then(({ refreshDisclaimer }) => refreshDisclaimer())
    .catch((error: unknown) => console.error('The finance terms did not load.', error));
}
document.addEventListener('toggle', askFinance, true);
document.addEventListener('focusin', askFinance);
document.addEventListener('pointerdown', askFinance);
