/** Loads the map on click, or when scrolled near after interaction with the section. */
import { decodeMap } from './map-data.ts';

const nearBy = '200px';
const failed = 'The map didn’t load. Get Directions still works.';

function mapOf(host: HTMLElement): void {
  const button = host.querySelector<HTMLButtonElement>('[data-map-show]');
  const note = host.querySelector('[data-map-note]');
  if (!button || !note) return;
  const data = decodeMap(host.dataset.map!);
  let drawing: Promise<HTMLElement | null> | null = null;

  const draw = async (): Promise<HTMLElement | null> => {
    button.setAttribute('aria-busy', 'true');
    note.textContent = '';
    try {
      const { renderMap } = await import('./map-leaflet.ts');
      const canvas = await renderMap(host, data);
      button.hidden = true;
      return canvas;
    } catch {
      drawing = null;
      note.textContent = failed;
      return null;
    } finally {
      button.removeAttribute('aria-busy');
    }
  };
  const show = () => (drawing ??= draw());

  button.hidden = false;
  button.addEventListener('click', async () => {
    (await show())?.focus({ preventScroll: true });
  });
  showWhenNear(host, button, () => void show());
}

/** No third-party requests until the shopper interacts with the section. */
function showWhenNear(host: HTMLElement, button: HTMLElement, show: () => void): void {
  const section = host.closest('section') ?? host;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      show();
    },
    { rootMargin: nearBy },
  );
  const touched = ({ target }: Event) => {
    if (target instanceof Node && button.contains(target)) return;
    section.removeEventListener('pointerdown', touched);
    section.removeEventListener('focusin', touched);
    observer.observe(host);
  };
  section.addEventListener('pointerdown', touched);
  section.addEventListener('focusin', touched);
}

document.querySelectorAll<HTMLElement>('[data-map]').forEach(mapOf);
