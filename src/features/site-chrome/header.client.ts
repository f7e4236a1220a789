/** The header turns solid once the page has moved, steps aside on the way down and comes back on the way up. */
const threshold = 8;
const headers = document.querySelectorAll<HTMLElement>('[data-site-header]');
/** Where the page stood at the last move; null before the first look. */
let last: number | null = null;
let frame = 0;

function update() {
  const now = Math.max(scrollY, 0);
  last ??= now;
  for (const header of headers) {
    header.toggleAttribute('data-solid', now > threshold);
    if (Math.abs(now - last) < threshold || !header.hasAttribute('data-sticky')) continue;
    header.toggleAttribute(
      'data-away',
      now > last && now > header.offsetHeight * 2 && !header.querySelector('menu-bar[open]'),
    );
  }
  if (Math.abs(now - last) >= threshold) last = now;
}

function updateSoon() {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

addEventListener('scroll', updateSoon, { passive: true });
// With the next frame, so that the place of the page is not measured in the midst of its scripts.
updateSoon();
