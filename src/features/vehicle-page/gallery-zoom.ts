/** `scale`: 1 to 3; `x` and `y` shift the centre in pixels, never showing more background than at `scale` 1. */
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

function bounded({ scale, x, y }: ZoomView, photo: Size, frame: Size): ZoomView {
  const spareX = Math.max((photo.width * scale - frame.width) / 2, 0);
  const spareY = Math.max((photo.height * scale - frame.height) / 2, 0);
  return { scale, x: between(x, -spareX, spareX) + 0, y: between(y, -spareY, spareY) + 0 };
}

/** The content under `point`, relative to the frame's centre, stays there. */
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
