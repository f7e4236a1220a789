/**
 * Forms are plain forms until a shopper comes near: then the script arrives that judges, sends and keeps what was typed.
 * Where it does not arrive, the browser sends the form itself, unless that would lose what was typed.
 */
import { whenIdle } from '#src/ui/when-idle.ts';
import { hasDraft } from './draft-store.ts';

function wire(form: HTMLFormElement): void {
  let loading: Promise<{ submit: () => Promise<void> }> | undefined;
  const load = () => loading ??= import('./form-controller.ts').then(({ controlForm }) => controlForm(form)).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // From here on the faults are told in our words, all at once.
  form.noValidate = true;
  const approach = () => void load().catch((error: unknown) => console.error('The form stays a plain one.', error));
  for (const near of ['focusin', 'pointerover', 'change']) form.addEventListener(near, approach, { once: true });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    load().then(({ submit }) => submit()).catch(() => {
      if (navigator.onLine) form.submit();
      else sayOffline(form);
    });
  });
  if (hasDraft(form)) whenIdle(approach);
}

/** Neither the script nor the server can be reached: said where the shopper pressed, with everything still in its field. */
function sayOffline(form: HTMLFormElement): void {
  form.querySelector('.form__alert')?.remove();
  const alert = Object.assign(document.createElement('p'), { className: 'form__alert', role: 'alert', textContent: 'An error occurred when submitting this form. You seem to be offline: what you typed is still here.' });
  form.querySelector(':scope > [type="submit"]')?.before(alert);
}

/** Book a Test Drive and Enquire lead to the same form, each to its own use of it. */
const uses: Record<string, string> = { '#test-drive': 'test-drive', '#enquire': 'enquiry' };

function choose(hash: string): void {
  const radio = document.querySelector<HTMLInputElement>(`form[data-form] input[name="form"][value="${uses[hash] ?? ''}"]`);
  if (!radio || radio.checked) return;
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
}

document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach(wire);
choose(location.hash);
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) choose(link.hash);
});
