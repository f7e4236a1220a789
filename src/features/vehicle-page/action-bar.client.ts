/**
 * Bottom bar (CARD-04). On phones it hides (`data-aside`) while the page's buttons for all its actions are visible; on
 * wide screens it appears (`data-needed`) when none is.
 */
const bar = document.querySelector<HTMLElement>('.action-bar');

const owns = [...(bar?.querySelectorAll('a') ?? [])].map((link) =>
  document.querySelector(`[data-actions] a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`),
);

/** Visible share of a button in view: a row's last pixels may be covered. */
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

// A bar with an action not elsewhere on the page always stays.
if (bar && owns.length > 0 && owns.every((own) => own !== null)) watch(bar, [...new Set(owns)]);

export {};
