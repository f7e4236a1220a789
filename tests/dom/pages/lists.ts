import { vi } from 'vitest';
import { comeNear, openPage, type OpenOptions } from '../open-page.ts';
import { all, named, one, textOf } from './find.ts';
import { waitForAssertion } from './form.ts';

type ListName = 'FavouritedCars' | 'ComparedCars' | 'RecentCars';

interface Entry {
  id: string;
  url: string;
  title: string;
}

export const usedCars = '/search/used-cars';

const emptyHeadings = { '/favourites': 'Nothing saved yet', '/compare': 'Nothing to compare yet' } as const;
type ListPath = keyof typeof emptyHeadings;
export const listPaths: readonly ListPath[] = ['/favourites', '/compare'];

export async function openList(dealer: string, path: ListPath, options?: OpenOptions): Promise<void> {
  await openPage(dealer, path, options);
  await comeNear();
}

export const whenEmpty = (path: ListPath): Promise<HTMLElement> => waitForAssertion(() => heading(emptyHeadings[path]));

export const storageFailures = {
  blocked: () =>
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    }),
  full: () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
};

/** Vehicles that can be saved or compared. */
export const cards = (): HTMLElement[] => all('li.card[data-vehicle]');
export const titleOf = (card: Element): string => textOf(one('.card__title', card));
export const heart = (within: ParentNode): HTMLElement => one('[data-save]', within);
export const tick = (within: ParentNode): HTMLElement => one('[data-compare]', within);
export const isPressed = (button: Element): boolean => button.getAttribute('aria-pressed') === 'true';
export const heading = (text: string): HTMLElement => named('h1, h2', text);

/** At most one shows at a time. */
export const toasts = (): HTMLElement[] => all('[role="status"] .toast');
export const toast = (): HTMLElement => one('[role="status"] .toast');
export const undo = (): void => named('button', 'Undo', toast()).click();

const keyOf = (list: ListName): string => `${document.documentElement.dataset['site']}:${list}`;

export const stored = (list: ListName): Entry[] => JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]') as Entry[];

export function changeInOtherTab(list: ListName, entries: Entry[]): void {
  localStorage.setItem(keyOf(list), JSON.stringify(entries));
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(list) }));
}
