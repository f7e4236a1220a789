/**
 * Forms are plain forms until a shopper comes near; then their islands take over. Until then this script leads to the
 * right use of a form and holds back what is sent while its island is on the way. Where that does not arrive, the
 * browser sends the form itself, once, unless that would lose what was typed.
 */
import { whenIdle } from '#src/ui/when-idle.ts';
import { hasDraft } from './draft.ts';
import { keepDraft } from './draft.store.ts';
import { liveEvent } from './live-event.ts';

/** What the directive of the form's island takes for a shopper who is near. */
const wake = (form: HTMLFormElement): boolean => form.dispatchEvent(new Event('focusin', { bubbles: true }));

/** What leads to the same form, each to its own use of it. */
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

/**
 * Neither the script nor the server can be reached: said where the shopper pressed, with everything still in its field.
 */
function sayOffline(form: HTMLFormElement): void {
  form.querySelector(':scope > p[role="alert"]')?.remove();
  const alert = Object.assign(document.createElement('p'), {
    className: 'form__alert',
    role: 'alert',
    textContent: 'An error occurred when submitting this form. You seem to be offline: what you typed is still here.',
  });
  form.querySelector(':scope > [type="submit"]')?.before(alert);
}

/** Forms that their islands have taken over, and those that they cannot. */
const live = new WeakSet<EventTarget>();
const plain = new WeakSet<EventTarget>();

function sendPlainly(form: HTMLFormElement): void {
  form.ariaBusy = null;
  if (navigator.onLine) form.submit();
  else sayOffline(form);
}

/** An island draws the buttons of the form's use alone: the one that was pressed may be gone. */
const isStillOf = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.form === form;

/** Sent once its island is there, however often it is pressed meanwhile. */
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

/** What is typed into a form that no island has yet is kept when the shopper leaves. */
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
  // All of it, as without a script.
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
