/**
 * Bottom bar (CARD-04). On phones it hides (`data-aside`) while the page's own buttons for all its actions are visible;
 * on wide screens it appears (`data-needed`) when none of them is.
 */
const bar = document.querySelector<HTMLElement>('.action-bar');

const owns = [...(bar?.querySelectorAll('a') ?? [])].map((link) =>
  document.querySelector(`[data-actions] a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`),
);

/** Share of a button that must be visible: a row's last pixels may be covered. */
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

// The bar always stays visible if one of its actions isn't elsewhere on the page.
if (bar && owns.length > 0 && owns.every((own) => own !== null)) watch(bar, [...new Set(owns)]);

export {};
