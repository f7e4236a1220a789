/** The calculator's script loads when its fields are near, or at their first focus. */
function wireCalculator(place: HTMLElement): void {
  const start = () => {
    observer.disconnect();
    place.removeEventListener('focusin', start);
    void import('./calculator.ts')
      .then(({ startCalculator }) => startCalculator(place))
      .catch((error: unknown) => console.error('The calculator did not load.', error));
  };
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start();
  });
  observer.observe(place);
  place.addEventListener('focusin', start);
}

document.querySelectorAll<HTMLElement>('[data-calculator]').forEach(wireCalculator);

export {};
