/**
 * Heart and compare tick of every card that may have them (`data-vehicle`): without a script they would do nothing, so the
 * script brings them, and a page of 21 cards is lighter by their markup. `data-buttons` of the page says which the dealer offers.
 */
import type { IconName } from '#src/ui/icon-names.ts';
import { iconHref } from '#src/ui/icon-sprite.ts';

type Kind = 'save' | 'compare';
const looks: Record<Kind, { verb: string; icon: IconName; words: string }> = {
  save: { verb: 'Save', icon: 'heart', words: '' },
  compare: { verb: 'Compare', icon: 'columns-2', words: '<span>Compare</span>' },
};
const offered = (document.documentElement.dataset['buttons'] ?? '').split(' ').filter((kind): kind is Kind => kind in looks);

function buttonOf(kind: Kind, id: string, title: string): HTMLButtonElement {
  const { verb, icon, words } = looks[kind];
  const button = Object.assign(document.createElement('button'), { type: 'button', className: `vehicle-card__${kind}` });
  button.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${iconHref(icon)}"/></svg>${words}`;
  button.setAttribute('aria-label', `${verb} ${title}`);
  button.dataset[kind] = id;
  return button;
}

/** Cards that a script makes later get theirs when this is called again. */
export function addCardButtons(): void {
  for (const card of document.querySelectorAll<HTMLElement>('li[data-vehicle]:not(:has(> [data-save], > [data-compare]))')) {
    const title = card.querySelector('.vehicle-card__title')?.textContent ?? '';
    const last = card.querySelector(':scope > .vehicle-card__actions');
    for (const kind of offered) card.insertBefore(buttonOf(kind, card.dataset['vehicle'] ?? '', title), last);
  }
}
