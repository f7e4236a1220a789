import { offlineNotice } from '#src/ui/offline-notice.ts';
import { offlineCopy } from '../view/copy/checkout-copy.ts';

/** Offline, the input stays. */
export function submitOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) return;
  const label = button.textContent;
  let said: HTMLElement | null = null;
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent !== undefined) return event.preventDefault();
    said?.remove();
    if (!navigator.onLine) {
      event.preventDefault();
      said = offlineNotice('reserve-notice reserve-notice--bad', offlineCopy);
      form.append(said);
      return;
    }
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
