/** Solid after scrolling; hidden on the way down, back on the way up. */
const threshold = 8;
const headers = document.querySelectorAll<HTMLElement>('[data-site-header]');
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
// In the next frame, to avoid a forced layout.
updateSoon();
