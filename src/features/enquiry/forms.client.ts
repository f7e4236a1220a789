/**
 * Delays submission until hydration. If the island fails to load, submits natively, once, unless that would lose input.
 */
import { whenIdle } from '#src/ui/when-idle.ts';
import { hasDraft } from './draft.ts';
import { keepDraft } from './draft.store.ts';
import { liveEvent } from './live-event.ts';

/** Triggers the island's `near` directive. */
const wake = (form: HTMLFormElement): boolean => form.dispatchEvent(new Event('focusin', { bubbles: true }));

const uses: Record<string, string> = {
  '#enquire': 'enquiry',
  '#test-drive': 'test-drive',
  '#request-photos': 'request-photos',
};

function choose(hash: string): void {
  document
    .querySelector<HTMLInputElement>(`form[data-form] input[name="form"][value="${uses[hash] ?? ''}"]:not(:checked)`)
    ?.click();
}

function showOfflineAlert(form: HTMLFormElement): void {
  form.querySelector(':scope > p[role="alert"]')?.remove();
  const alert = Object.assign(document.createElement('p'), {
    className: 'form__alert',
    role: 'alert',
    textContent:
      'An error occurred when submitting this form. You seem to be offline. Everything you typed is still here.',
  });
  form.querySelector(':scope > [type="submit"]')?.before(alert);
}

const live = new WeakSet<EventTarget>();
const plain = new WeakSet<EventTarget>();

function sendPlainly(form: HTMLFormElement): void {
  form.ariaBusy = null;
  if (navigator.onLine) form.submit();
  else showOfflineAlert(form);
}

/** May be removed: the island renders only the chosen mode's buttons. */
const isStillOf = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.form === form;

function hold(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.dataset['form'] === undefined || live.has(form)) return;
  event.preventDefault();
  if (plain.has(form)) return sendPlainly(form);
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  form.addEventListener(
    liveEvent,
    () => {
      form.ariaBusy = null;
      form.requestSubmit(isStillOf(form, submitter) ? submitter : null);
    },
    { once: true },
  );
  wake(form);
}

const typed = new Set<HTMLFormElement>();
document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
  if (form) typed.add(form);
});
addEventListener('pagehide', () => {
  for (const form of typed) if (!live.has(form)) keepDraft(form);
});

document.addEventListener('submit', hold);
document.addEventListener(
  liveEvent,
  ({ target }) => {
    if (target) live.add(target);
  },
  true,
);
document.addEventListener('astro:hydration-error', ({ target }) => {
  const form = target instanceof Element ? target.querySelector<HTMLFormElement>('form[data-form]') : null;
  if (!form) return;
  plain.add(form);
  const isInSteps = form.querySelector('[data-step]') !== null;
  form.dataset['at'] = '';
  for (const part of form.querySelectorAll('.form__step, .form__next')) part.remove();
  if (form.ariaBusy !== 'true') return;
  if (isInSteps) form.ariaBusy = null;
  else sendPlainly(form);
});

document.querySelectorAll<HTMLFormElement>('form[data-form]').forEach((form) => {
  if (hasDraft(form)) whenIdle(() => wake(form));
});
choose(location.hash);
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) choose(link.hash);
});
