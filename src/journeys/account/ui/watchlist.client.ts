/** Buttons (`data-watch`) are hidden until this runs; the rest loads on the first click. */
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { writtenPhone } from '#src/domain/locations/phone/written-phone.ts';
import { showToast } from '#src/features/saved-vehicles/toast.store.ts';
import { failedToast, unreachable } from './watchlist-toasts.ts';
import { $watchlist, isWatched, type Watchlist } from './watchlist.store.ts';
import { wasSignedIn } from './signed-in-mark.ts';

const load = () => import('./watchlist.ts');
const titleHere = (): string => document.querySelector('[data-seen]')?.textContent.trim() ?? '';
const buttons = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-watch]');

function showWatchState(button: HTMLElement, isOn: boolean): void {
  button.setAttribute('aria-pressed', String(isOn));
  const label = button.querySelector('[data-watch-words]');
  if (!label) return;
  label.textContent = isOn ? 'Watching' : 'Watch';
  button.setAttribute('aria-label', `${label.textContent} ${titleHere()}`);
}

/** Call again after adding a list to the page. */
export function showWatched(): void {
  for (const button of buttons()) {
    button.hidden = false;
    if (button.hasAttribute('aria-pressed'))
      showWatchState(button, isWatched($watchlist.get(), button.dataset['watch'] ?? ''));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-watch]') : null;
  if (!button) return;
  const { watch: id = '' } = button.dataset;
  button.setAttribute('aria-busy', 'true');
  void load()
    .then(({ toggleWatched }) => toggleWatched({ id, title: titleHere() }))
    .catch(() => showToast(failedToast('We couldn’t update your watchlist', unreachable)))
    .finally(() => button.removeAttribute('aria-busy'));
});

function showAccount(watchlist: Watchlist): void {
  const isIn = watchlist.status === 'ready';
  for (const account of document.querySelectorAll<HTMLElement>('[data-account]')) {
    account.hidden = !isIn;
    if (isIn)
      account.querySelector('b')!.textContent = writtenPhone(watchlist.phone, document.documentElement.lang as Locale);
  }
  for (const link of document.querySelectorAll<HTMLElement>('[data-bar][href="/sign-in"]'))
    link.textContent = isIn ? 'Your account' : 'Sign in';
  for (const mark of document.querySelectorAll<HTMLElement>('[data-account-mark]')) mark.hidden = !isIn;
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-sign-out]') : null;
  if (button)
    void load()
      .then(({ leaveWatchlist }) => leaveWatchlist())
      .catch(() => showToast(failedToast('You’re still signed in', unreachable)));
});

$watchlist.subscribe(showWatched);
$watchlist.subscribe(showAccount);
if ((buttons().length > 0 || document.querySelector('[data-account]')) && wasSignedIn())
  void load()
    .then(({ loadWatchlist }) => loadWatchlist())
    .catch((error: unknown) => console.warn('The watchlist did not load.', error));
