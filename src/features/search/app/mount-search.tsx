/** Puts the interactive search in the place of the static list, once its first results are there. */
import { createRoot } from 'react-dom/client';
import { applyPlainWords, parsePlainWords } from '#src/domain/plain-words.ts';
import type { SearchConfig } from './app-config.ts';
import { looks } from './look.ts';
import { prepareSearch } from './prepare-search.ts';
import { searchRouter } from './router.ts';
import { SearchApp } from './SearchApp.tsx';
import { addressOf, readAddress } from './search-route.ts';

/** A search that a plain form or link sent here in words is understood first (NLQ-01). */
function understandAddress(config: SearchConfig): void {
  const state = readAddress(location.pathname, location.search, config);
  if (state.query === '') return;
  const words = parsePlainWords(state.query, config.words, config.settings.regional.locale, Date.now());
  if (words.understood.length > 0) history.replaceState(history.state, '', addressOf(applyPlainWords(state, words), config, location.pathname));
}

/** @throws Error when the search cannot be had; the static list stays then */
export async function mountSearch(place: HTMLElement): Promise<void> {
  const { config, client } = await prepareSearch();
  understandAddress(config);
  const look = looks[document.documentElement.dataset['template'] === 'showroom' ? 'showroom' : 'marketplace'];
  const tools = document.querySelector('[data-search-tools]');
  const host = document.createElement('div');
  host.dataset['searchApp'] = 'live';
  host.style.display = 'contents';
  const root = createRoot(host);
  await new Promise<void>((ready, fail) => {
    root.render(<SearchApp config={config} client={client} router={searchRouter(config, window)} look={look} chance={Math.random()} tools={tools} onReady={ready} onFailure={fail} />);
  }).catch((cause: unknown) => {
    root.unmount();
    throw cause;
  });
  takePlace(place, host);
}

/** The sheet stays open and the focus stays where it was, as far as the live list has the same thing. */
function takePlace(place: HTMLElement, host: HTMLElement): void {
  const wasOpen = place.querySelector('#filters:popover-open') !== null;
  const focused = place.contains(document.activeElement) ? document.activeElement as HTMLElement : null;
  const words = focused?.textContent.trim() ?? '';
  place.replaceWith(host);
  if (wasOpen) host.querySelector<HTMLElement>('#filters')?.showPopover();
  if (focused) [...host.querySelectorAll<HTMLElement>('a, button, input, summary, select')].find((one) => words !== '' && (one.textContent.trim() === words || one.parentElement?.textContent.trim() === words))?.focus({ preventScroll: true });
}
