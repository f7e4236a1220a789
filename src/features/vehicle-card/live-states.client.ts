/** When idle, if the dealer takes online reservations (RES-07). */
import { whenIdle } from '#src/ui/when-idle.ts';

const hasVehicles = (): boolean => document.querySelector('.card, [data-page-vehicle], astro-island') !== null;

if ('live' in document.documentElement.dataset && hasVehicles())
  whenIdle(() => {
    import('./live-states.ts')
      .then(({ showLiveStates }) => showLiveStates())
      .catch((error: unknown) => console.error('The latest reservations and sales did not load.', error));
  });
