/** A form once a shopper is near: idle, submitting, failed or done (FORM-03). */
import { CallError } from '#src/contracts/call.ts';
import type { EventId } from '#src/contracts/events.ts';
import { loadAskedStyle } from '#src/ui/open-dialog.ts';
import { flushEvents, sendEvent } from '../analytics/send-events.ts';
import { readVisit } from '../analytics/visit.ts';
import { dropText, keepDraft, restoreDraft, showKnown } from './draft.ts';
import { fillKey } from './fill-key.ts';
import { formFaults, type Fill, type FormRules } from './form-faults.ts';
import { keepEnquiredCar, keepMarker } from './lead-memory.ts';
import { leadOf } from './lead-of.ts';
import { chosenForm, readFill } from './read-fill.ts';
import { sendLead, type Sent } from './send-lead.ts';
import { clearFaults, failureHeading, showFailure, showFaults } from './show-faults.ts';
import { offerSlots } from './slots.ts';

function rulesOf(form: HTMLFormElement): FormRules {
  const rules = (form.dataset['rules'] ?? '').split(' ');
  return { message: rules.includes('message'), terms: rules.includes('terms'), locale: document.documentElement.lang as FormRules['locale'] };
}

function setBusy(form: HTMLFormElement, isBusy: boolean): void {
  if (isBusy) form.setAttribute('aria-busy', 'true');
  else form.removeAttribute('aria-busy');
  for (const button of form.querySelectorAll<HTMLButtonElement>('[type="submit"]')) button.disabled = isBusy;
}

/** The lead is with the dealer: counted, remembered, and on to the next page. */
function finish(form: HTMLFormElement, { form: name, values }: Fill, { leadId, eventId, next, appointment }: Sent): void {
  const carId = typeof values['car_id'] === 'string' ? values['car_id'] : null;
  const seen = document.querySelector<HTMLElement>('[data-seen]');
  if (eventId !== null) sendEvent(eventId as EventId, { carId, data: { lead_id: leadId, form: name } });
  if (carId && seen) keepEnquiredCar({ id: carId, url: seen.dataset['url'] ?? location.pathname, title: seen.textContent.trim(), at: Date.now() });
  keepMarker({ lead_id: leadId, form: name, at: Date.now(), ...appointment ? { appointment } : {} });
  dropText(form);
  flushEvents();
  location.assign(next);
}

function fail(form: HTMLFormElement, error: unknown): void {
  setBusy(form, false);
  keepDraft(form);
  if (error instanceof CallError && Object.keys(error.fields).length > 0) showFaults(form, error.fields);
  else showFailure(form, error instanceof CallError ? error.message : failureHeading);
}

/** Kept while a shopper types, and at the latest when they leave. Returns whether a hand typed it: what a browser or a draft filled in at once says nothing of a program. */
function watchTyping(form: HTMLFormElement): { isByHand: () => boolean } {
  const isFilled = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.form__fields :is(input, textarea)')].some((control) => control.value !== control.defaultValue);
  const { person, text } = restoreDraft(form);
  if (person) showKnown(form);
  let timer = 0;
  let keys = 0;
  const keep = () => {
    clearTimeout(timer);
    timer = 0;
    keepDraft(form);
  };
  form.addEventListener('keydown', () => { keys += 1; });
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
  });
  addEventListener('pagehide', () => { if (timer !== 0) keep(); });
  return { isByHand: () => keys > 0 && !isFilled && !person && !text };
}

/** What one use of the form needs, another may not. */
function showUse(form: HTMLFormElement): void {
  const use = chosenForm(form);
  for (const control of form.querySelectorAll<HTMLTextAreaElement>('[data-required-in]')) control.required = control.dataset['requiredIn'] === use;
}

/** Without a time, nothing is booked yet: the button says what a press does. */
function nameButton(form: HTMLFormElement): void {
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"][data-only="test-drive"]');
  const time = form.querySelector<HTMLSelectElement>('select[name="starts_at"]');
  if (!submit || !time) return;
  submit.dataset['label'] ??= submit.textContent;
  submit.textContent = time.value === '' ? 'Request a test drive' : submit.dataset['label'];
}

export function controlForm(form: HTMLFormElement): { submit: () => Promise<void> } {
  const rules = rulesOf(form);
  const slots = form.dataset['rules']?.includes('slots') ? offerSlots(form) : null;
  let isSending = false;
  void loadAskedStyle();
  const typing = watchTyping(form);
  const shown = () => {
    showUse(form);
    if (chosenForm(form) === 'test-drive') void slots?.load();
  };
  form.addEventListener('change', ({ target }) => {
    // What one use of the form lacks, another may not need.
    if (target instanceof HTMLInputElement && target.name === 'form') clearFaults(form);
    shown();
  });
  form.addEventListener('slotchange', () => nameButton(form));
  shown();
  // A page that comes back from the browser's memory can be sent again.
  addEventListener('pageshow', (event) => { if (event.persisted) setBusy(form, false); });

  const submit = async (): Promise<void> => {
    if (isSending) return;
    const fill = readFill(form);
    const faults = formFaults(fill, rules);
    if (Object.keys(faults).length > 0) return showFaults(form, faults);
    clearFaults(form);
    isSending = true;
    setBusy(form, true);
    const now = Date.now();
    try {
      const begunAt = typing.isByHand() ? performance.timeOrigin : null;
      finish(form, fill, await sendLead(fill.form, leadOf(fill, { key: fillKey(fill, now), url: location.href, begunAt, now, visit: readVisit(now) })));
    } catch (error) {
      const isTaken = error instanceof CallError && error.code === 'slot_taken';
      if (isTaken) await slots?.reload();
      fail(form, isTaken ? new CallError(error.code, error.message, error.status, { slot_day: error.message }) : error);
    } finally {
      isSending = false;
    }
  };
  return { submit };
}
