/** No time limit (TOAST-01, WCAG 2.2.1). */
import { whenIdle } from '#src/ui/when-idle.ts';
import { $toast, dismissToast, type ActiveToast } from './toast.store.ts';

const region = document.createElement('div');
region.className = 'toasts';
region.setAttribute('role', 'status');
document.body.append(region);

function raise(): void {
  if (region.popover !== null) region.togglePopover(true);
}

/**
 * A popover, to stay above others. Raised before the first toast: screen readers don't announce a region that appears
 * with its text.
 */
if ('popover' in region) {
  region.popover = 'manual';
  // Raising forces a layout.
  whenIdle(raise);
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target === region || (event as ToggleEvent).newState !== 'open') return;
      region.togglePopover(false);
      raise();
    },
    true,
  );
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

function actionOf({ action }: ActiveToast, close: () => void): HTMLElement | null {
  if (!action) return null;
  if ('url' in action) return Object.assign(element('a', 'toast__action', action.label), { href: action.url });
  const button = Object.assign(element('button', 'toast__action', action.label), { type: 'button' });
  button.addEventListener('click', () => {
    close();
    action.run();
  });
  return button;
}

function box(toast: ActiveToast): HTMLElement {
  const close = () => dismissToast(toast);
  const shown = element('div', `toast toast--${toast.tone ?? 'done'}`);
  if (toast.tone === 'failed') shown.setAttribute('role', 'alert');
  const message = element('div', 'toast__words');
  message.append(element('b', 'toast__title', toast.title));
  if (toast.text) message.append(element('p', 'toast__text', toast.text));
  const dismiss = Object.assign(element('button', 'toast__close'), { type: 'button' });
  dismiss.setAttribute('aria-label', 'Close message');
  dismiss.addEventListener('click', close);
  shown.append(message, ...[actionOf(toast, close)].filter((part) => part !== null), dismiss);
  return shown;
}

$toast.subscribe((toast) => {
  if (toast) raise();
  region.replaceChildren(...(toast ? [box(toast)] : []));
});
