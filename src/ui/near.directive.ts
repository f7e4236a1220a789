/**
 * `client:near` hydrates an island when scrolled near, touched or focused; at once after going back or if the URL
 * targets it, to restore input. `client:near="touch"` waits for touch or a `near` event.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:near'?: boolean | 'touch';
  }
}

/** Slightly more than a shopper scrolls while a small script loads. */
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
  // Scripts may try again, for example when back online.
  island.addEventListener('astro:hydration-error', () => island.addEventListener('near', start));
  const isForTouch = value === 'touch';
  // An empty island can't be scrolled to.
  if (!isForTouch && (isReturn() || !island.firstElementChild || island.querySelector(':target'))) {
    start();
    return;
  }
  for (const touch of touches) island.addEventListener(touch, start, { passive: true });
  if (isForTouch) return;
  // The island element itself has no box.
  for (const child of island.children) observer.observe(child);
};

// Astro requires a default export.
export default near;
