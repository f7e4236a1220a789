/** The lists that a browser keeps of a dealer's vehicles: saved, compared and viewed. */
import { all, named, one, textOf } from './find.ts';

type ListName = 'FavouritedCars' | 'ComparedCars' | 'RecentCars';

interface Entry {
  id: string;
  url: string;
  title: string;
}

/** Cards of vehicles that can be saved or compared. */
export const cards = (): HTMLElement[] => all('li.card[data-vehicle]');
export const titleOf = (card: Element): string => textOf(one('.card__title', card));
export const heart = (within: ParentNode): HTMLElement => one('[data-save]', within);
export const tick = (within: ParentNode): HTMLElement => one('[data-compare]', within);
export const isPressed = (button: Element): boolean => button.getAttribute('aria-pressed') === 'true';
export const heading = (text: string): HTMLElement => named('h1, h2', text);

/** The message about what the shopper has just done; there is one at most. */
export const toasts = (): HTMLElement[] => all('[role="status"] .toast');
export const toast = (): HTMLElement => one('[role="status"] .toast');
export const undo = (): void => named('button', 'Undo', toast()).click();

const keyOf = (list: ListName): string => `${document.documentElement.dataset['site']}:${list}`;

export const stored = (list: ListName): Entry[] => JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]') as Entry[];

/** What a page of another tab does to this one when it changes a list. */
export function changeInOtherTab(list: ListName, entries: Entry[]): void {
  localStorage.setItem(keyOf(list), JSON.stringify(entries));
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(list) }));
}
