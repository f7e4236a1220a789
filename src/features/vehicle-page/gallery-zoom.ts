/**
 * Where an enlarged photo stands, as figures: `scale` 1 to 3, `x` and `y` the shift of its centre in pixels. A shift
 * never bares more of the ground than the photo at rest does.
 */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const atRest: ZoomView = { scale: 1, x: 0, y: 0 };
export const largestScale = 3;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The view held within bounds; `photo` is its size at rest, `frame` the room for it. */
function bounded({ scale, x, y }: ZoomView, photo: Size, frame: Size): ZoomView {
  const spareX = Math.max((photo.width * scale - frame.width) / 2, 0);
  const spareY = Math.max((photo.height * scale - frame.height) / 2, 0);
  return { scale, x: between(x, -spareX, spareX) + 0, y: between(y, -spareY, spareY) + 0 };
}

/** Enlarges to `scale` so that what lies under `point`, counted from the frame's centre, stays under it. */
export function zoomedAt(view: ZoomView, scale: number, point: Point, photo: Size, frame: Size): ZoomView {
  const wanted = between(scale, 1, largestScale);
  const factor = wanted / view.scale;
  return bounded(
    { scale: wanted, x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor },
    photo,
    frame,
  );
}

export function panned(view: ZoomView, by: Point, photo: Size, frame: Size): ZoomView {
  return bounded({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, photo, frame);
}
