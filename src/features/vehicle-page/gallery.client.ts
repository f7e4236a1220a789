/** Buttons, counter and thumbnails of the gallery. Full screen comes with the first touch. */
import { followLink } from '#src/ui/follow-link.ts';
import { replaceBroken } from './gallery-broken.ts';
import { arrowKeys, onIndex, stepButtons, strip, type Strip } from './gallery-strip.ts';

type Open = (index: number) => Promise<void>;

/** Leads to the photo itself where the parts of the full screen cannot be had, but not into the void without a connection. */
function fullScreen(gallery: HTMLElement, inline: Strip, link: HTMLAnchorElement): Open {
  const load = () => import('./gallery-full-screen.ts');
  const prepare = () => {
    load().catch(() => undefined);
  };
  for (const touch of ['pointerover', 'pointerdown', 'focusin'])
    gallery.addEventListener(touch, prepare, { once: true, passive: true });
  let opened: ReturnType<Awaited<ReturnType<typeof load>>['makeFullScreen']> | undefined;
  return async (index) => {
    try {
      opened ??= load().then(({ makeFullScreen }) => makeFullScreen(gallery, (seen) => inline.show(seen, false)));
      (await opened)(index);
    } catch (error) {
      opened = undefined;
      followLink(link)(error);
    }
  };
}

/** The photo after this one, so that a swipe finds it there. Photos load when they are seen (base.css). */
function loadAfter({ track }: Strip, index: number): void {
  track.children[index + 1]?.querySelector('img')?.setAttribute('loading', 'eager');
}

const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey);

function opensOn(element: HTMLElement, open: () => void): void {
  element.addEventListener('click', (event) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open();
  });
}

function thumbnails(gallery: HTMLElement, inline: Strip, open: Open): (index: number) => void {
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-gallery-thumbs] a')];
  for (const [index, thumb] of thumbs.entries()) {
    opensOn(thumb, () => {
      if ('galleryMore' in thumb.dataset) void open(index);
      else inline.show(index);
    });
  }
  return (current) =>
    thumbs.forEach((thumb, index) => {
      if (index === Math.min(current, thumbs.length - 1)) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
}

function gallery(root: HTMLElement): void {
  const main = root.querySelector<HTMLElement>('.gallery__main');
  const track = main?.querySelector<HTMLElement>('[data-gallery-track]');
  const link = main?.querySelector<HTMLAnchorElement>('[data-gallery-open]');
  if (!main || !track || !link) return;
  const inline = strip(track);
  const open = fullScreen(root, inline, link);
  const counter = main.querySelector('[data-gallery-index]');
  const mark = thumbnails(root, inline, open);
  onIndex(inline, (index) => {
    if (counter) counter.textContent = String(index + 1);
    mark(index);
    loadAfter(inline, index);
  });
  addEventListener('load', () => loadAfter(inline, 0), { once: true });
  stepButtons(main, inline);
  arrowKeys(main, inline);
  opensOn(link, () => void open(inline.index()));
  opensOn(track, () => void open(inline.index()));
  replaceBroken(root);
}

document.querySelectorAll<HTMLElement>('[data-gallery]').forEach(gallery);
