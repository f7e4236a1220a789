import { notReacts } from '#src/ui/not-reacts.ts';
import { cardState } from './tags-over-time.ts';

const instant = (text: string | undefined): number | null => (text ? Number(text) : null);

function decide(): void {
  const now = Date.now();
  for (const card of document.querySelectorAll<HTMLElement>(
    `:is([data-new-until], [data-sold-until], [data-tile-until])${notReacts}`,
  )) {
    const { newUntil, soldUntil, tileUntil } = card.dataset;
    const state = cardState({ newUntil: instant(newUntil), goneFrom: instant(soldUntil ?? tileUntil) }, now);
    if (state === 'gone' && card.matches('li')) card.remove();
    if (state === 'old') card.querySelector('[data-tag="new"]')?.remove();
  }
}

decide();
document.addEventListener('visibilitychange', decide);
