/** Watchlist buttons (`data-watch`): hidden until this script is there; what they do loads at the press. */
import type { Locale } from '#src/domain/places/regional-terms.ts';
import { writtenPhone } from '#src/domain/places/phone/written-phone.ts';
import { showToast } from '../saved-vehicles/toast.store.ts';
import { failedToast, unreachable } from './watchlist-toasts.ts';
import { $watchlist, isWatched, type Watchlist } from './watchlist.store.ts';
import { wasSignedIn } from './signed-in-mark.ts';

const load = () => import('./watchlist.ts');
/** Of the vehicle whose page it is. */
const titleHere = (): string => document.querySelector('[data-seen]')?.textContent.trim() ?? '';
const buttons = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-watch]');

/** The word says it as well as the colour. */
function showPressed(button: HTMLElement, isOn: boolean): void {
  button.setAttribute('aria-pressed', String(isOn));
  const label = button.querySelector('[data-watch-words]');
  if (!label) return;
  label.textContent = isOn ? 'Watching' : 'Watch';
  button.setAttribute('aria-label', `${label.textContent} ${titleHere()}`);
}

/** Lists that come later have their buttons as well when this is called again. */
export function showWatched(): void {
  for (const button of buttons()) {
    button.hidden = false;
    if (button.hasAttribute('aria-pressed'))
      showPressed(button, isWatched($watchlist.get(), button.dataset['watch'] ?? ''));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-watch]') : null;
  if (!button) return;
  const { watch: id = '' } = button.dataset;
  button.setAttribute('aria-busy', 'true');
  void load()
    .then(({ toggleWatched }) => toggleWatched({ id, title: titleHere() }))
    .catch(() => showToast(failedToast('Your watchlist has not changed', unreachable)))
    .finally(() => button.removeAttribute('aria-busy'));
});

/** Who is signed in, in the header's panel and menu, with the way out on a device of several people. */
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
      .catch(() => showToast(failedToast('You are still signed in', unreachable)));
});

$watchlist.subscribe(showWatched);
$watchlist.subscribe(showAccount);
if ((buttons().length > 0 || document.querySelector('[data-account]')) && wasSignedIn())
  void load()
    .then(({ loadWatchlist }) => loadWatchlist())
    .catch((error: unknown) => console.warn('The watchlist did not load.', error));
