import { loadSearch } from '../load-search.ts';
import { $searchStage } from '../search-stage.store.ts';

export const host = document.querySelector<HTMLElement>('[data-search-app]');
const island = host?.closest('astro-island');

const giveUp = (): void => {
  $searchStage.set('static');
};

island?.addEventListener('astro:hydration-error', giveUp);

/** After a failure, the next interaction retries. */
export function touchSearch(): void {
  if ($searchStage.get() !== 'static') return;
  $searchStage.set('wanted');
  // The URL may request the search before islands are defined.
  void customElements.whenDefined('astro-island').then(() => island?.dispatchEvent(new Event('near')));
  // In parallel with the island's code.
  loadSearch().catch(giveUp);
}

/** Resolves when live; rejects if the search can't load. */
export async function requestSearch(): Promise<void> {
  touchSearch();
  if ($searchStage.get() === 'live') return;
  await new Promise<void>((live, failed) => {
    const stop = $searchStage.listen((stage) => {
      stop();
      if (stage === 'live') live();
      else failed(new Error('The search did not load.'));
    });
  });
}

export function showComing(isComing: boolean): void {
  const { dataset } = document.documentElement;
  if (dataset['search'] === 'live') return;
  if (isComing) {
    dataset['search'] = 'coming';
    host?.setAttribute('aria-busy', 'true');
  } else {
    delete dataset['search'];
    host?.removeAttribute('aria-busy');
  }
}

/** @param otherwise the equivalent URL without the live search */
export function goTo(address: string, otherwise: string, onLive?: () => void): void {
  showComing(true);
  history.pushState({ search: true }, '', address);
  requestSearch().then(
    () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      onLive?.();
    },
    () => {
      if (navigator.onLine) location.assign(otherwise);
    },
  );
}
