/**
 * The bar at the foot of the screen (CARD-04). On a phone it steps aside (`data-aside`) while the page's own buttons
 * for all that it offers are in sight, so that nothing stands there twice; without this script, and while the keyboard
 * is in it, it stays. On a wide screen it comes (`data-needed`) once none of them is.
 */
const bar = document.querySelector<HTMLElement>('.action-bar');

/** The page's own button for each link of the bar. */
const owns = [...(bar?.querySelectorAll('a') ?? [])].map((link) =>
  document.querySelector(`[data-actions] a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`),
);

/** Most of the button: the last pixels of a row may lie under an edge. */
const inSight = 0.75;

function watch(bar: HTMLElement, buttons: Element[]): void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        seen[intersectionRatio >= inSight ? 'add' : 'delete'](target);
      bar.toggleAttribute('data-aside', seen.size === buttons.length);
      bar.toggleAttribute('data-needed', seen.size === 0);
    },
    { threshold: inSight },
  );
  for (const button of buttons) observer.observe(button);
}

// A bar with a button that the page has nowhere else is never too much.
if (bar && owns.length > 0 && owns.every((own) => own !== null)) watch(bar, [...new Set(owns)]);

export {};
