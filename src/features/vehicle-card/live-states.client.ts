/**
 * A page that was built an hour ago still tells the truth: what was held or sold since shows on its cards and on the
 * vehicle's own page (RES-07). Asked for once the page is at rest, and where the dealer reserves online alone.
 */
import { whenIdle } from '#src/ui/when-idle.ts';

const hasVehicles = (): boolean => document.querySelector('.card, [data-page-vehicle], astro-island') !== null;

if ('live' in document.documentElement.dataset && hasVehicles())
  whenIdle(() => {
    import('./live-states.ts')
      .then(({ showLiveStates }) => showLiveStates())
      .catch((error: unknown) => console.error('What was reserved since is not known.', error));
  });
