/** A form once a shopper is near: idle, submitting, failed or done (FORM-03). */
import { CallError } from '#src/contracts/call.ts';
import type { EventId } from '#src/contracts/events.ts';
import { loadAskedStyle } from '#src/ui/open-dialog.ts';
import { randomId } from '#src/lib/random-id.ts';
import { flushEvents, sendEvent } from '../analytics/send-events.ts';
import { readVisit } from '../analytics/visit.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';
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
  dropDraft(form);
  flushEvents();
  location.assign(next);
}

function fail(form: HTMLFormElement, error: unknown): void {
  setBusy(form, false);
  keepDraft(form);
  if (error instanceof CallError && Object.keys(error.fields).length > 0) return showFaults(form, error.fields);
  // The words of the error catalogue, as an alert and beside the form.
  alert(failureHeading);
  showFailure(form, error instanceof CallError ? error.message : failureHeading);
  form.querySelector('.form__alert')?.scrollIntoView({ block: 'nearest' });
}

/** The same words sent again are one lead, whatever became of the first try; other words are another, so that nothing written later is lost. */
function keyOfFill(): { of: (fill: Fill) => string; forget: () => void } {
  let sent = '';
  let key = '';
  return {
    of: (fill) => {
      const words = JSON.stringify([fill.form, fill.values]);
      if (words !== sent) key = randomId();
      sent = words;
      return key;
    },
    forget: () => { sent = ''; },
  };
}

export function controlForm(form: HTMLFormElement): { submit: () => Promise<void> } {
  const rules = rulesOf(form);
  const begunAt = Date.now();
  const slots = form.dataset['rules']?.includes('slots') ? offerSlots(form) : null;
  const key = keyOfFill();
  let isSending = false;
  void loadAskedStyle();
  restoreDraft(form);
  const shown = () => { if (chosenForm(form) === 'test-drive') void slots?.load(); };
  form.addEventListener('change', ({ target }) => {
    // What one use of the form lacks, another may not need.
    if (target instanceof HTMLInputElement && target.name === 'form') clearFaults(form);
    shown();
  });
  shown();
  // A page that comes back from the browser's memory is a new fill.
  addEventListener('pageshow', (event) => { if (event.persisted) { key.forget(); setBusy(form, false); } });

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
      finish(form, fill, await sendLead(fill.form, leadOf(fill, { key: key.of(fill), url: location.href, begunAt, now, visit: readVisit(now) })));
    } catch (error) {
      const isTaken = error instanceof CallError && error.code === 'slot_taken';
      if (isTaken) await slots?.reload();
      fail(form, isTaken ? new CallError(error.code, error.message, error.status, { starts_at: error.message }) : error);
    } finally {
      isSending = false;
    }
  };
  return { submit };
}
