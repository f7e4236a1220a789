/** Hearts of cards and vehicle pages, and every counter of saved vehicles. Buttons stay hidden until this runs. */
import { $favourites, connectFavourites, type Favourite } from './favourites.store.ts';

const toggle = connectFavourites(document.documentElement.dataset['site'] ?? location.hostname, () => window.localStorage, window);

/** A button names its vehicle itself, or stands in a card whose heading does. */
function vehicleOf(button: HTMLElement): Favourite {
  const { save: id = '', url, title } = button.dataset;
  const link = button.closest('li')?.querySelector('h2 a, h3 a');
  return { id, url: url ?? link?.getAttribute('href') ?? '', title: title ?? link?.textContent ?? '' };
}

function show(list: readonly Favourite[]): void {
  const ids = new Set(list.map((entry) => entry.id));
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
    button.hidden = false;
    button.setAttribute('aria-pressed', String(ids.has(button.dataset['save'] ?? '')));
  }
  for (const counter of document.querySelectorAll<HTMLElement>('[data-saved-count]')) {
    counter.textContent = String(list.length);
    counter.hidden = list.length === 0;
  }
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-save]');
  if (button) toggle(vehicleOf(button));
});
$favourites.subscribe(show);
