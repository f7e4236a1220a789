/** Asks for the live search, and says that it is under way. */
import { loadSearch } from '../load-search.ts';
import { $searchStage } from '../search-stage.store.ts';

/** The list that it takes the place of. */
export const host = document.querySelector<HTMLElement>('[data-search-app]');
const island = host?.closest('astro-island');

const giveUp = (): void => {
  $searchStage.set('static');
};

island?.addEventListener('astro:hydration-error', giveUp);

/** After a failure the next touch tries again. */
export function touchSearch(): void {
  if ($searchStage.get() !== 'static') return;
  $searchStage.set('wanted');
  // An address may ask for it before islands work.
  void customElements.whenDefined('astro-island').then(() => island?.dispatchEvent(new Event('near')));
  // On its way already while the island's own code comes.
  loadSearch().catch(giveUp);
}

/** Resolves when the live search is there, and rejects where it cannot be had. */
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

/** From the first press until the search is there or cannot be had. */
export function showComing(isComing: boolean): void {
  const { dataset } = document.documentElement;
  if (dataset['search'] === 'live') return;
  if (isComing) dataset['search'] = 'coming';
  else delete dataset['search'];
  if (isComing) host?.setAttribute('aria-busy', 'true');
  else host?.removeAttribute('aria-busy');
}

/**
 * The search comes and shows an address.
 * @param otherwise where the same is found without the search
 */
export async function goTo(address: string, otherwise: string): Promise<boolean> {
  showComing(true);
  history.pushState({ search: true }, '', address);
  return requestSearch().then(
    () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      return true;
    },
    () => {
      location.assign(otherwise);
      return false;
    },
  );
}
