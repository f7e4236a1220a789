/** Hearts and compare ticks of cards and vehicle pages, and every counter of them. It makes the buttons itself. */
import { compareList, markSeen, toggleFavourite } from './browser-lists.ts';
import { addCardButtons } from './card-buttons.ts';
import { $compared } from './compare.store.ts';
import { $favourites } from './favourites.store.ts';
import { $keeping } from './keeping.store.ts';
import { comparedToast, savedToast } from './list-toasts.ts';
import type { SavedEntry } from './saved-entry.ts';
import { recordEvent } from './shopper-event.ts';
import { showToast } from './toast.store.ts';
import './toast.client.ts';

/** The page of a vehicle says which one it is. */
const seen = document.querySelector<HTMLElement>('[data-seen]');

/** A button names its vehicle itself, or stands in a card whose heading does, or on the page of its vehicle. */
function vehicleOf(button: HTMLElement, id: string): SavedEntry {
  const { url, title } = button.dataset;
  const link = button.closest('li')?.querySelector('h2 a, h3 a');
  const about = link ?? seen;
  return { id, url: url ?? link?.getAttribute('href') ?? seen?.dataset['url'] ?? '', title: title ?? about?.textContent ?? '' };
}

function show(kind: 'save' | 'compare', counter: string, list: readonly SavedEntry[]): void {
  const ids = new Set(list.map((entry) => entry.id));
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    button.hidden = false;
    // A button that is there to remove what is saved is no switch.
    if (button.dataset['remove'] === undefined) button.setAttribute('aria-pressed', String(ids.has(button.dataset[kind] ?? '')));
  }
  for (const place of document.querySelectorAll<HTMLElement>(`[${counter}]`)) {
    place.textContent = String(list.length);
    place.hidden = list.length === 0;
  }
  for (const link of document.querySelectorAll<HTMLElement>(`[${counter}-link]`)) link.hidden = list.length === 0;
}

function save(button: HTMLElement): void {
  const vehicle = vehicleOf(button, button.dataset['save'] ?? '');
  const isSaved = toggleFavourite(vehicle);
  if (isSaved) recordEvent({ id: 39, carId: vehicle.id });
  showToast(savedToast(isSaved, { title: vehicle.title, keeping: $keeping.get(), undo: () => void toggleFavourite(vehicle) }));
}

function compare(button: HTMLElement): void {
  const vehicle = vehicleOf(button, button.dataset['compare'] ?? '');
  const outcome = compareList.toggle(vehicle);
  showToast(comparedToast(outcome, $compared.get().length, { title: vehicle.title, keeping: $keeping.get(), undo: () => void compareList.toggle(vehicle) }));
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>('[data-save], [data-compare]');
  if (button) (button.dataset['save'] === undefined ? compare : save)(button);
});

if (seen?.dataset['seen'] && seen.dataset['url']) markSeen({ id: seen.dataset['seen'], url: seen.dataset['url'], title: seen.textContent.trim() });

/** Lists that come later, such as search hits, have their buttons as well. */
export function showSavedButtons(): void {
  addCardButtons();
  show('save', 'data-saved-count', $favourites.get());
  show('compare', 'data-compared-count', $compared.get());
}

addCardButtons();
$favourites.subscribe((list) => show('save', 'data-saved-count', list));
$compared.subscribe((list) => show('compare', 'data-compared-count', list));
