/**
 * Blanks the list until results arrive for a search that the page doesn't show. If the live search fails, `/results`
 * opens or, failing that, a message explains that this is the full list.
 */
import { sharedSearchPath, resultsPath } from '#src/domain/search/results-url.ts';

const heading = (): HTMLElement | null => document.querySelector('[data-search-heading]');
const count = (): HTMLElement | null => document.querySelector('[data-search-count]');

export function blankList(host: HTMLElement): () => void {
  const { dataset } = document.documentElement;
  const [title, number] = [heading()?.textContent ?? '', count()?.textContent ?? ''];
  const own = [...document.querySelectorAll<HTMLElement>('[data-search-own]')];
  dataset['sharedSearch'] = '';
  host.setAttribute('aria-busy', 'true');
  if (heading()) heading()!.textContent = 'Your search';
  if (count()) Object.assign(count()!, { textContent: 'Searching…' }).dataset['searchCount'] = number;
  for (const element of own) element.hidden = true;
  return () => {
    delete dataset['sharedSearch'];
    host.removeAttribute('aria-busy');
    if (heading()) heading()!.textContent = title;
    if (count()) count()!.textContent = number;
    for (const element of own) element.hidden = false;
  };
}

export async function goToServersResults(): Promise<boolean> {
  // The server reads the search from the Referer header.
  const answer = await fetch(sharedSearchPath, { method: 'HEAD', referrerPolicy: 'same-origin' }).catch(() => null);
  if (!answer?.ok || new URL(answer.url).pathname !== resultsPath) return false;
  location.replace(answer.url);
  return true;
}

export function showSearchError(host: HTMLElement): void {
  (host.querySelector('.cards') ?? host).before(problem('We couldn’t load that search, so here’s the full list. '));
}

/** Rows whose layout has no place for a note. */
const bars = 'menu-bar, nav, .applied, .search__tools';

let unloaded: HTMLElement | null = null;

export function showLoadError(used: Element): void {
  forgetUnloaded();
  const failed =
    used instanceof HTMLFormElement
      ? 'We couldn’t load the live search. Press Enter to search anyway. '
      : 'We couldn’t load the filters. ';
  const note = problem(navigator.onLine ? failed : 'You’re offline. We’ll try again when you’re online. ');
  unloaded = note;
  if (used.matches('summary')) used.nextElementSibling!.append(note);
  else (used.closest('details') ? used : (used.closest(bars) ?? used)).after(note);
  note.scrollIntoView({ block: 'nearest' });
}

export function forgetUnloaded(): void {
  unloaded?.remove();
}

function problem(text: string): HTMLElement {
  const note = Object.assign(document.createElement('p'), { className: 'search-problem' });
  const again = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'search-problem__retry',
    textContent: 'Try again',
  });
  note.setAttribute('role', 'alert');
  note.append(text, again);
  again.addEventListener('click', () => {
    location.reload();
  });
  return note;
}
