import { useEffect } from 'react';

/** A way off the watchlist for every card of it. The card itself is the one of all lists, so a script adds the button, as it adds the heart. */
function addButtons(): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-watchlist] li[data-vehicle]:not(:has([data-watch]))')) {
    const title = card.querySelector('.vehicle-card__title')?.textContent ?? '';
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'watchlist__remove', textContent: 'Remove from watchlist' });
    button.setAttribute('aria-label', `Remove ${title} from your watchlist`);
    Object.assign(button.dataset, { watch: card.dataset['vehicle'] ?? '', title });
    card.append(button);
  }
}

export function useWatchButtons(): void {
  useEffect(() => {
    addButtons();
    void import('../account/watchlist.client.ts').then(({ showWatched }) => { showWatched(); });
  });
}
