/**
 * Bottom bar (CARD-04). On phones, hidden (`data-aside`) while the page shows buttons for all its actions; on wide
 * screens, shown (`data-needed`) when it shows none.
 */
const bar = document.querySelector<HTMLElement>('.action-bar');

const owns = [...(bar?.querySelectorAll('a') ?? [])].map((link) =>
  document.querySelector(`[data-actions] a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`),
);

/** Visible share of a button: a row's last pixels may be covered. */
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

// Always visible if an action isn't elsewhere on the page.
if (bar && owns.length > 0 && owns.every((own) => own !== null)) watch(bar, [...new Set(owns)]);

export {};
