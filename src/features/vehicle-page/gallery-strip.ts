export interface Strip {
  track: HTMLElement;
  show: (index: number, smooth?: boolean) => void;
  index: () => number;
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export const wrapped = (index: number, count: number): number => (index + count) % count;

export function strip(track: HTMLElement): Strip {
  const index = () => Math.round(track.scrollLeft / Math.max(track.clientWidth, 1));
  const show = (to: number, smooth = true) => {
    const target = wrapped(to, track.children.length);
    // Jump across several photos.
    const isNext = Math.abs(target - index()) === 1;
    track.scrollTo({
      left: target * track.clientWidth,
      behavior: smooth && isNext && !reduced.matches ? 'smooth' : 'instant',
    });
  };
  return { track, show, index };
}

export function onIndex({ track, index }: Strip, changed: (index: number) => void, signal: AbortSignal): void {
  let frame = 0;
  track.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => changed(index()));
    },
    { passive: true, signal },
  );
}

export function stepButtons(root: ParentNode, pictures: Strip, signal: AbortSignal): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('.gallery__step')) {
    button.hidden = false;
    button.addEventListener('click', () => pictures.show(pictures.index() + Number(button.value)), { signal });
  }
}

export function arrowKeys(target: HTMLElement, pictures: Strip, signal: AbortSignal): void {
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    pictures.show(pictures.index() + step);
  };
  target.addEventListener('keydown', pressed, { signal });
}
