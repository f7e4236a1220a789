import { compareList, toggleFavourite } from './browser-lists.ts';
import { $compared } from './compare.store.ts';
import { $keeping } from './keeping.store.ts';
import { comparedToast, savedToast } from './list-toasts.ts';
import type { SavedEntry } from './saved-entry.ts';
import { recordEvent } from './shopper-event.ts';
import { showToast } from './toast.store.ts';

function save(vehicle: SavedEntry): void {
  const isSaved = toggleFavourite(vehicle);
  if (isSaved) recordEvent({ id: 39, carId: vehicle.id });
  showToast(
    savedToast(isSaved, { title: vehicle.title, keeping: $keeping.get(), undo: () => void toggleFavourite(vehicle) }),
  );
}

function compare(vehicle: SavedEntry): void {
  const outcome = compareList.toggle(vehicle);
  showToast(
    comparedToast(outcome, $compared.get().length, {
      title: vehicle.title,
      keeping: $keeping.get(),
      undo: () => void compareList.toggle(vehicle),
    }),
  );
}

export const listActions = { save, compare };
