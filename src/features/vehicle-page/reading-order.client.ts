/**
 * Moves elements after the one in `data-narrow-after`. CSS wouldn't change the keyboard and screen reader order (WCAG
 * 1.3.2, 2.4.3).
 */
interface Moved {
  element: Element;
  home: Element;
  after: Element;
}

const narrow = matchMedia('(max-width: 991px)');
const moved = [...document.querySelectorAll<HTMLElement>('[data-narrow-after]')].flatMap((element): Moved[] => {
  const after = document.querySelector(element.dataset['narrowAfter']!);
  return after && element.parentElement ? [{ element, home: element.parentElement, after }] : [];
});

function follow(): void {
  for (const { element, home, after } of moved) {
    if (narrow.matches) after.after(element);
    else home.append(element);
  }
}

if (narrow.matches) follow();
narrow.addEventListener('change', follow);
