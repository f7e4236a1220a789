/**
 * Hides offers expired since the build (PROMO-01): cards (`data-offer-until`, `data-zone`), then empty sections
 * (`data-offers`). An offer's page shows a notice (`data-offer-over`).
 */
import { isOver } from '#src/domain/content/offers.ts';
import { localDate } from '#src/lib/dates.ts';

const minute = 60_000;

function updateOffers(): void {
  const now = Date.now();
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer-until]')) {
    const { offerUntil: expiry = null, zone = 'Australia/Sydney' } = offer.dataset;
    const over = isOver({ expiry }, localDate(now, zone));
    (offer.closest('li') ?? offer).hidden = over;
    const notice = offer.parentElement!.querySelector<HTMLElement>(':scope > [data-offer-over]');
    if (notice) notice.hidden = !over;
  }
  for (const section of document.querySelectorAll<HTMLElement>('[data-offers]')) {
    const cards = [...section.querySelectorAll<HTMLElement>('[data-offer]')];
    const none = section.querySelector<HTMLElement>('[data-offers-none]');
    const isEmpty = cards.every((card) => (card.closest('li') ?? card).hidden);
    if (none) none.hidden = !isEmpty;
    else section.hidden = isEmpty;
  }
}

updateOffers();
setInterval(updateOffers, minute);
document.addEventListener('visibilitychange', updateOffers);
