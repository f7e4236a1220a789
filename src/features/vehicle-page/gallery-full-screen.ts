import Swiper from 'swiper';
import { loadStyle } from '#src/ui/load-style.ts';
import { makeDialog, type FullScreenParts } from './gallery-dialog.ts';
import stylesheet from './gallery-full-screen.css?url';
import { zoomable, type Zoom } from './gallery-gestures.ts';
import { galleryHistory } from './gallery-history.ts';
import { wrapped } from './gallery-strip.ts';
import { largestScale } from './gallery-zoom.ts';

const panPixels = 80;
const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const pans: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: panPixels, y: 0 },
  ArrowRight: { x: -panPixels, y: 0 },
  ArrowUp: { x: 0, y: panPixels },
  ArrowDown: { x: 0, y: -panPixels },
};

const photoOf = (slide: HTMLElement | undefined): HTMLImageElement | null => slide?.querySelector('img') ?? null;
const isDisabled = (button: HTMLButtonElement, disabled: boolean) => {
  button.setAttribute('aria-disabled', String(disabled));
};

/** Loads the current photo, its neighbours and the next but one. */
function fetchNear(photos: HTMLElement[], index: number): void {
  for (const near of [index, index + 1, index - 1, index + 2]) {
    const image = photoOf(photos[wrapped(near, photos.length)]);
    if (image) image.loading = 'eager';
  }
}

function mark({ photos, thumbs, counter }: FullScreenParts, index: number): void {
  counter.textContent = `${index + 1} of ${photos.length}`;
  photos.forEach((photo, at) => {
    photo.ariaHidden = at === index ? null : 'true';
  });
  thumbs.forEach((thumb, at) => {
    thumb.ariaCurrent = at === index ? 'true' : null;
  });
  thumbs[index]?.scrollIntoView({
    block: 'nearest',
    inline: 'center',
    behavior: reduced.matches ? 'instant' : 'smooth',
  });
  fetchNear(photos, index);
}

function keys(event: KeyboardEvent, swiper: Swiper, zoom: Zoom, step: (by: number) => void): void {
  const last = swiper.slides.length - 1;
  const pan = zoom.scale() > 1 ? pans[event.key] : undefined;
  const actions: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => swiper.slideTo(0),
    End: () => swiper.slideTo(last),
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    0: () => zoom.reset(),
  };
  const action = pan ? () => zoom.pan(pan) : actions[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  action();
}

function keepsFocus(dialog: HTMLDialogElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('button, [tabindex="0"]')].filter((stop) =>
      stop.checkVisibility(),
    );
    const leaving = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== leaving) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  });
}

/** Returns a function that opens a photo; `closed` receives the last one's index. */
export async function makeFullScreen(
  gallery: HTMLElement,
  closed: (index: number) => void,
): Promise<(index: number) => void> {
  await loadStyle(stylesheet);
  const parts = makeDialog(gallery);
  const { dialog, frame, photos, thumbs, zoomIn, zoomOut, steps } = parts;
  const swiper = new Swiper(frame, {
    init: false,
    speed: reduced.matches ? 0 : 260,
    spaceBetween: 24,
    threshold: 6,
    touchStartPreventDefault: false,
  });
  const zoom = zoomable({
    frame,
    photo: () => photoOf(photos[swiper.activeIndex]),
    changed: (scale, held) => {
      swiper.allowTouchMove = !held;
      frame.toggleAttribute('data-zoomed', scale > 1);
      isDisabled(zoomOut, scale <= 1);
      isDisabled(zoomIn, scale >= largestScale);
    },
  });
  const show = (index: number) => swiper.slideTo(wrapped(index, photos.length));
  const step = (by: number) => show(swiper.activeIndex + by);
  swiper.on('slideChange', () => {
    zoom.reset();
    mark(parts, swiper.activeIndex);
  });
  thumbs.forEach((thumb, index) => thumb.addEventListener('click', () => show(index)));
  steps.forEach((button, at) => button.addEventListener('click', () => step(at === 0 ? -1 : 1)));
  zoomIn.addEventListener('click', () => zoom.step(1));
  zoomOut.addEventListener('click', () => zoom.step(-1));
  dialog.addEventListener('keydown', (event) => keys(event, swiper, zoom, step));
  keepsFocus(dialog);
  const history = galleryHistory(window, () => dialog.close());
  dialog.addEventListener('close', () => {
    history.closed();
    closed(swiper.activeIndex);
  });
  return (index) => {
    if (dialog.open) return;
    dialog.showModal();
    history.opened();
    if (!swiper.initialized) swiper.init();
    swiper.update();
    swiper.slideTo(index, 0);
    zoom.reset();
    mark(parts, index);
    frame.focus({ preventScroll: true });
  };
}
