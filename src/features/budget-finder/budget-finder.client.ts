/** React and the budget finder load when the form is near, or at its first focus. */
const near = { rootMargin: '200px' };

function wire(place: HTMLElement): void {
  const start = () => {
    observer.disconnect();
    place.removeEventListener('focusin', start);
    void import('./hydrate-budget-finder.tsx').then(({ hydrateBudgetFinder }) => hydrateBudgetFinder(place)).catch((error: unknown) => console.error('The budget finder did not load.', error));
  };
  const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) start(); }, near);
  observer.observe(place);
  place.addEventListener('focusin', start);
}

document.querySelectorAll<HTMLElement>('[data-budget-finder]').forEach(wire);
