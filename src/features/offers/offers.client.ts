/**
 * Offers go on time on a page that was built before their last day was over (PROMO-01): each card
 * (`data-offer-until`, `data-zone`), the section that holds no other (`data-offers`), and on its own page the offer
 * itself, where the page then says so (`data-offer-over`).
 */
import { isOver } from '#src/domain/content/offers.ts';
import { localDate } from '#src/lib/dates.ts';

const minute = 60_000;

function tell(): void {
  const now = Date.now();
  for (const offer of document.querySelectorAll<HTMLElement>('[data-offer-until]')) {
    const { offerUntil: expiry = null, zone = 'Australia/Sydney' } = offer.dataset;
    const over = isOver({ expiry }, localDate(now, zone));
    // A list's item goes with what it holds.
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

tell();
setInterval(tell, minute);
document.addEventListener('visibilitychange', tell);
