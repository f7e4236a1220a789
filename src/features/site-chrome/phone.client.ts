/**
 * The first click reveals and logs the number; the next calls it (VDP-11). `data-call` buttons show no number and call
 * at once.
 */
import type * as v from 'valibot';
import type { phoneReveal } from '#src/contracts/phone-reveal.ts';

type Reveal = v.InferInput<(typeof phoneReveal)['input']>;

function logReveal(): void {
  const { pageVehicle, dealership } = document.querySelector<HTMLElement>('[data-page-vehicle]')?.dataset ?? {};
  const reveal: Reveal = {
    car_id: pageVehicle ?? null,
    dealership_id: dealership ?? null,
    website_id: document.documentElement.dataset.site ?? null,
    page: location.pathname,
  };
  fetch('/api/phone-reveals', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(reveal),
  })
    .then((answer) => {
      if (!answer.ok) throw new Error(`The server returned ${answer.status}.`);
    })
    .catch((error: unknown) => console.warn('The phone reveal was not logged.', error));
}

function uncover(link: HTMLAnchorElement): void {
  const shown = link.querySelector('span, small');
  if (shown) shown.textContent = link.dataset.phone ?? '';
  link.querySelector('u')?.remove();
  delete link.dataset.phone;
}

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-phone], a[data-call]') : null;
  if (!link) return;
  logReveal();
  if (link.dataset.phone !== undefined) event.preventDefault();
  for (const same of document.querySelectorAll<HTMLAnchorElement>('a[data-phone]'))
    if (same.href === link.href) uncover(same);
});

// Warns the dealer's web developer, not shoppers.
if (document.querySelector('[data-no-phone]'))
  console.warn('No phone number for the call button: neither the settings nor the location has one.');
