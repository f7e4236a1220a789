/**
 * `client:near`: an island's code comes when the shopper comes near it, touches it or moves the focus into it. Who
 * comes back to the page, or to a part of the island by its address, finds it working: what was filled in and unfolded
 * is put back. `client:near="touch"`: only with a touch, or when a script of the page asks for it by a `near` event.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean | 'touch';
  }
}

/** A little more than the way that a finger scrolls while a small script loads. */
const margin = '200px';
const touches = ['pointerover', 'pointerdown', 'focusin', 'change', 'near'] as const;

const isReturn = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

const near: ClientDirective = (load, { value }, island) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: margin },
  );
  const start = (): void => {
    observer.disconnect();
    for (const touch of touches) island.removeEventListener(touch, start);
    void load().then((hydrate) => hydrate());
  };
  const isForTouch = value === 'touch';
  // Of an island that the server leaves empty there is nothing to come near to.
  if (!isForTouch && (isReturn() || !island.firstElementChild || island.querySelector(':target'))) {
    start();
    return;
  }
  for (const touch of touches) island.addEventListener(touch, start, { passive: true });
  if (isForTouch) return;
  // The island itself has no box of its own.
  for (const child of island.children) observer.observe(child);
};

// Astro asks for a default export.
export default near;
