/** Fills the list of saved vehicles whenever it changes. */
import { $favourites } from './favourites.store.ts';
import type { SavedEntry } from './saved-entry.ts';

function row({ id, url, title }: SavedEntry): HTMLLIElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
  const remove = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Remove' });
  remove.setAttribute('aria-label', `Remove ${title}`);
  Object.assign(remove.dataset, { save: id, url, title });
  item.append(link, remove);
  return item;
}

$favourites.subscribe((saved) => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-saved-button]')) button.hidden = false;
  for (const list of document.querySelectorAll('[data-saved-list]')) list.replaceChildren(...saved.map(row));
  for (const empty of document.querySelectorAll<HTMLElement>('[data-saved-empty]')) empty.hidden = saved.length > 0;
});

