import { $favourites } from './favourites.store.ts';
import { $keeping, keepingNote } from './keeping.store.ts';
import type { SavedEntry } from './saved-entry.ts';

function row({ id, url, title }: SavedEntry): HTMLLIElement {
  const item = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url, textContent: title });
  const remove = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Remove' });
  remove.setAttribute('aria-label', `Remove ${title}`);
  Object.assign(remove.dataset, { save: id, url, title, remove: '' });
  item.append(link, remove);
  return item;
}

function showEmpty(): void {
  for (const empty of document.querySelectorAll<HTMLElement>('[data-saved-empty]'))
    empty.hidden = $favourites.get().length > 0 || $keeping.get() !== 'kept';
}

$favourites.subscribe((saved) => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-saved-button]')) button.hidden = false;
  for (const list of document.querySelectorAll('[data-saved-list]')) list.replaceChildren(...saved.map(row));
  showEmpty();
});

$keeping.subscribe((keeping) => {
  for (const note of document.querySelectorAll<HTMLElement>('[data-saved-note]')) {
    note.textContent = keepingNote(keeping);
    note.hidden = keeping === 'kept';
  }
  showEmpty();
  // Without storage, the page would be empty.
  for (const links of document.querySelectorAll<HTMLElement>('[data-saved-links]'))
    links.hidden = keeping === 'blocked';
});
