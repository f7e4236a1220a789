/** Rotates on phones, until the button, touch, keyboard focus or reduced motion stops it. */
const stay = 4000;
const travel = 700;
const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** On touch screens hover persists after a tap. */
const pointed = matchMedia('(hover: hover)');

/** The visible item moves to the front, so that there is always a next one. */
function rewind(list: HTMLElement): void {
  const passed = Math.round(list.scrollLeft / list.clientWidth);
  list.append(...[...list.children].slice(0, passed));
  if (passed > 0) list.scrollTo({ left: 0, behavior: 'instant' });
}

function step(list: HTMLElement): void {
  if (list.matches(pointed.matches ? ':hover, :focus-within' : ':focus-within')) return;
  rewind(list);
  list.scrollTo({ left: list.clientWidth, behavior: 'smooth' });
  setTimeout(() => rewind(list), travel);
}

function loop(box: HTMLElement): void {
  const list = box.querySelector('ul');
  const button = box.querySelector('button');
  if (!list || !button) return;
  let timer = 0;
  let seen = false;
  let stopped = false;

  const update = (): void => {
    clearInterval(timer);
    const isWide = list.scrollWidth > list.clientWidth + 1;
    const scrolls = seen && isWide;
    if (isWide) list.tabIndex = 0;
    else list.removeAttribute('tabindex');
    button.hidden = !scrolls || calm.matches;
    button.setAttribute('aria-pressed', String(stopped));
    if (!button.hidden && !stopped) timer = window.setInterval(() => step(list), stay);
  };

  new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false;
    update();
  }).observe(list);
  list.addEventListener('pointerdown', () => {
    stopped = true;
    update();
  });
  button.addEventListener('click', () => {
    stopped = !stopped;
    update();
  });
  calm.addEventListener('change', update);
  addEventListener('resize', update);
}

document.querySelectorAll<HTMLElement>('[data-propositions]').forEach(loop);

export {};
