/** Only browsers that have signed in load the account panel. */
import { whenIdle } from '#src/ui/when-idle.ts';
import { wasSignedIn } from './signed-in-mark.ts';

if (wasSignedIn() && document.querySelector('[data-account]')) {
  whenIdle(
    () =>
      void import('./watchlist.client.ts').catch((error: unknown) => console.warn('The account did not load.', error)),
  );
}
