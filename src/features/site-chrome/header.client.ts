/** The header turns solid once the page has moved, steps aside on the way down and comes back on the way up. */
const threshold = 8;
const headers = document.querySelectorAll<HTMLElement>('[data-site-header]');
let last = scrollY;
let frame = 0;

function update() {
  const now = Math.max(scrollY, 0);
  for (const header of headers) {
    header.toggleAttribute('data-solid', now > threshold);
    if (Math.abs(now - last) < threshold || !header.hasAttribute('data-sticky')) continue;
    header.toggleAttribute('data-away', now > last && now > header.offsetHeight * 2 && !header.hasAttribute('data-open-dropdown'));
  }
  if (Math.abs(now - last) >= threshold) last = now;
}

addEventListener('scroll', () => {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}, { passive: true });
update();
