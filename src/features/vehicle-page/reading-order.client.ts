/**
 * What stands beside the details on a wide screen comes after part of them on a narrow one: an element with
 * `data-narrow-after` goes behind the element that it names. The order of the document follows, so that the keyboard
 * and screen readers go down the page as the eye does: styles alone move only what is seen (WCAG 1.3.2, 2.4.3).
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
