/** Names show at once, so that nothing shifts; the rest loads near the viewport. */
import { $recent } from '../saved-vehicles/recent.store.ts';
import type { SavedEntry } from '../saved-vehicles/saved-entry.ts';

const maxItems = 4;
const near = '600px 0px';

function item({ url, title }: SavedEntry): HTMLLIElement {
  const host = document.createElement('li');
  const link = Object.assign(document.createElement('a'), { href: url });
  const [photo, name, price] = ['recently__photo', 'recently__name', 'recently__price'].map((className) =>
    Object.assign(document.createElement('span'), { className }),
  );
  name!.textContent = title;
  link.append(photo!, name!, price!);
  host.append(link);
  return host;
}

function fill(section: HTMLElement): void {
  const id = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];
  const others = $recent
    .get()
    .filter((entry) => entry.id !== id)
    .slice(0, maxItems);
  if (others.length === 0) return;
  section.querySelector('ul')!.replaceChildren(...others.map(item));
  section.hidden = false;
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      void import('./recently-viewed.ts')
        .then(({ showToday }) => showToday(section))
        .catch((error: unknown) => console.warn('Prices of recently viewed vehicles did not load.', error));
    },
    { rootMargin: near },
  );
  watcher.observe(section);
}

const section = document.querySelector<HTMLElement>('[data-recently-viewed]');
if (section) fill(section);
