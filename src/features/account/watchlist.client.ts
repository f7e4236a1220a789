/** Watchlist buttons (`data-watch`): hidden until this script is there; what they do loads at the press. */
import { $watchlist, isWatched } from './watchlist.store.ts';
import { wasSignedIn } from './signed-in-mark.ts';

const load = () => import('./watchlist.ts');
const buttons = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-watch]');

/** Lists that come later have their buttons as well when this is called again. */
export function showWatched(): void {
  for (const button of buttons()) {
    button.hidden = false;
    if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', String(isWatched($watchlist.get(), button.dataset['watch'] ?? '')));
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-watch]') : null;
  if (!button) return;
  const { watch: id = '', title = '' } = button.dataset;
  button.setAttribute('aria-busy', 'true');
  void load().then(({ toggleWatched }) => toggleWatched({ id, title }))
    .catch(() => alert('We could not reach the dealer. Please check your connection and try again.'))
    .finally(() => button.removeAttribute('aria-busy'));
});

$watchlist.subscribe(showWatched);
if (buttons().length > 0 && wasSignedIn()) void load().then(({ loadWatchlist }) => loadWatchlist()).catch((error: unknown) => console.warn('The watchlist did not load.', error));
