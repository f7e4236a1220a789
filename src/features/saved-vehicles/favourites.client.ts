/** For static cards; React cards have their own. */
import { notReacts } from '#src/ui/not-reacts.ts';
import { markViewed } from './browser-lists.ts';
import { addCardButtons } from './card-buttons.ts';
import { $compared } from './compare.store.ts';
import { $favourites } from './favourites.store.ts';
import { listActions } from './press-list-button.ts';
import type { SavedEntry } from './saved-entry.ts';
import './toast.client.ts';

const viewedVehicle = document.querySelector<HTMLElement>('[data-seen]');

function vehicleOf(button: HTMLElement, id: string): SavedEntry {
  const { url, title } = button.dataset;
  const link = button.closest('li')?.querySelector('h2 a, h3 a');
  const about = link ?? viewedVehicle;
  return {
    id,
    url: url ?? link?.getAttribute('href') ?? viewedVehicle?.dataset['url'] ?? '',
    title: title ?? about?.textContent ?? '',
  };
}

function show(kind: 'save' | 'compare', counter: string, list: readonly SavedEntry[]): void {
  const ids = new Set(list.map((entry) => entry.id));
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${kind}]${notReacts}`)) {
    button.hidden = false;
    // Remove buttons are not toggles.
    if (button.dataset['remove'] === undefined)
      button.setAttribute('aria-pressed', String(ids.has(button.dataset[kind] ?? '')));
  }
  for (const host of document.querySelectorAll<HTMLElement>(`[${counter}]`)) {
    host.textContent = String(list.length);
    host.hidden = list.length === 0;
  }
  for (const link of document.querySelectorAll<HTMLElement>(`[${counter}-link]`)) link.hidden = list.length === 0;
}

document.addEventListener('click', (event) => {
  const button = (event.target as Element).closest<HTMLElement>(`:is([data-save], [data-compare])${notReacts}`);
  if (!button) return;
  const { save, compare } = button.dataset;
  if (save !== undefined) listActions.save(vehicleOf(button, save));
  else listActions.compare(vehicleOf(button, compare ?? ''));
});

if (viewedVehicle?.dataset['seen'] && viewedVehicle.dataset['url'])
  markViewed({
    id: viewedVehicle.dataset['seen'],
    url: viewedVehicle.dataset['url'],
    title: viewedVehicle.textContent.trim(),
  });

addCardButtons();
$favourites.subscribe((list) => show('save', 'data-saved-count', list));
$compared.subscribe((list) => show('compare', 'data-compared-count', list));
