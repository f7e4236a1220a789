/**
 * On every page: whoever signed in on this device is told so in the header's panel. Nobody else's page asks the server.
 */
import { whenIdle } from '#src/ui/when-idle.ts';
import { wasSignedIn } from './signed-in-mark.ts';

if (wasSignedIn() && document.querySelector('[data-account]')) {
  whenIdle(
    () =>
      void import('./watchlist.client.ts').catch((error: unknown) => console.warn('The account did not load.', error)),
  );
}
