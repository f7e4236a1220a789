/** Pinch, double tap, wheel, drag and keys. Geometry: gallery-zoom.ts. */
import { atRest, largestScale, panned, zoomedAt, type Point, type Size, type ZoomView } from './gallery-zoom.ts';

export interface Zoom {
  step: (by: 1 | -1) => void;
  reset: () => void;
  pan: (by: Point) => void;
  scale: () => number;
}

interface Surface {
  frame: HTMLElement;
  /** Null if it failed to load. */
  photo: () => HTMLImageElement | null;
  /** After every change; swiping is blocked while `held`. */
  changed: (scale: number, held: boolean) => void;
}

const doubleTapMs = 300;
const tapPixels = 24;
const doubleTapScale = 2.5;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function fitted({ clientWidth, clientHeight, naturalWidth, naturalHeight }: HTMLImageElement): Size {
  const scale = Math.min(clientWidth / Math.max(naturalWidth, 1), clientHeight / Math.max(naturalHeight, 1));
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

export function zoomable({ frame, photo, changed }: Surface): Zoom {
  const fingers = new Map<number, Point>();
  let view: ZoomView = atRest;
  let enlarged: HTMLImageElement | null = null;
  let tap: { at: Point; time: number } | null = null;

  const fromCentre = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const place = (next: (size: Size) => ZoomView, smooth: boolean) => {
    const image = photo();
    if (!image) return;
    view = next(fitted(image));
    enlarged = image;
    if (view.scale > 1) image.sizes = `${largestScale * 100}vw`;
    image.style.transition = smooth ? '' : 'none';
    image.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    changed(view.scale, view.scale > 1 || fingers.size > 1);
  };
  const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  const zoomTo = (scale: number, point: Point, smooth = false) =>
    place((picture) => zoomedAt(view, scale, point, picture, size()), smooth);
  const pan = (by: Point, smooth = false) => place((picture) => panned(view, by, picture, size()), smooth);

  const moved = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = fromCentre(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      zoomTo((view.scale * distance(now, other)) / Math.max(distance(before, other), 1), middle(now, other));
      pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else if (view.scale > 1) pan({ x: now.x - before.x, y: now.y - before.y });
  };
  const lifted = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    changed(view.scale, view.scale > 1 || fingers.size > 0);
  };
  const tapped = (event: MouseEvent) => {
    const at = fromCentre(event);
    const isSecond = tap !== null && event.timeStamp - tap.time < doubleTapMs && distance(at, tap.at) < tapPixels;
    tap = isSecond ? null : { at, time: event.timeStamp };
    if (isSecond) zoomTo(view.scale > 1 ? 1 : doubleTapScale, at, true);
  };

  // In the capture phase, to run before the swiper.
  frame.addEventListener(
    'pointerdown',
    (event) => {
      fingers.set(event.pointerId, fromCentre(event));
      changed(view.scale, view.scale > 1 || fingers.size > 1);
    },
    true,
  );
  frame.addEventListener('pointermove', moved, true);
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, lifted, true);
  frame.addEventListener('click', tapped);
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoomTo(view.scale * 2 ** (-event.deltaY / (event.deltaMode === 0 ? 300 : 9)), fromCentre(event));
    },
    { passive: false },
  );

  return {
    step: (by) => {
      zoomTo(view.scale + by * 0.75, { x: 0, y: 0 }, true);
    },
    reset: () => {
      view = atRest;
      enlarged?.style.removeProperty('transform');
      enlarged = null;
      changed(1, fingers.size > 1);
    },
    pan: (by) => {
      pan(by, true);
    },
    scale: () => view.scale,
  };
}
