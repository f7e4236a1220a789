/** The button says that it is being sent, as wide as before; a page that comes back from the cache may send again. */
export function whenPressedOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  const label = button.textContent;
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault();
    form.dataset.sent = '';
    button.style.minWidth = `${button.offsetWidth}px`;
    button.textContent = 'Sending…';
    button.setAttribute('aria-disabled', 'true');
  });
  addEventListener('pageshow', () => {
    delete form.dataset.sent;
    button.textContent = label;
    button.removeAttribute('aria-disabled');
  });
}
