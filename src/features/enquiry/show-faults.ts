/**
 * What is wrong, where a shopper looks (FORM-03): several faults as a list above the form and each beside its field, one as an alert over
 * its own field, and one that belongs to no field beside the button that was pressed. The focus goes to a field that takes it, else to the alert.
 */
import type { FieldErrors } from '#src/contracts/error.ts';

const faultsHeading = 'Please fix the following errors:';
export const failureHeading = 'An error occurred when submitting this form';

/** Where a field of the server has another name on the page, or another one in its place. */
const controlNames: Record<string, string[]> = { location: ['location_id'], starts_at: ['slot_day', 'preferred_date'], slot_day: ['preferred_date'], dealership: ['dealership_slug'] };

const takesFocus = (control: HTMLElement): boolean => !control.matches(':disabled') && control.checkVisibility();

/** The field that is meant, if a shopper can reach it now. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const names = [...new Set([name, ...controlNames[name] ?? []])];
  const found = names.flatMap((one) => [...form.querySelectorAll<HTMLElement>(`.form__fields [name="${CSS.escape(one)}"]`)]);
  return found.find(takesFocus) ?? null;
}

/** A fault that belongs to no field of the form stands in the list all the same. */
function inOrder(form: HTMLFormElement, faults: FieldErrors): [string, string][] {
  const place = (name: string) => { const control = controlOf(form, name); return control ? [...form.elements].indexOf(control) : Infinity; };
  return Object.entries(faults).sort(([a], [b]) => place(a) - place(b) || 0);
}

export function clearFaults(form: HTMLFormElement): void {
  form.querySelector('.form__alert')?.remove();
  for (const error of form.querySelectorAll('.form__error')) error.remove();
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    const { described = '' } = control.dataset;
    if (described === '') control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', described);
  }
}

/** What is said of the field otherwise is said after the fault. */
function describe(control: HTMLElement, id: string): void {
  control.dataset['described'] ??= control.getAttribute('aria-describedby') ?? '';
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [id, control.dataset['described']].filter(Boolean).join(' '));
}

const fieldOf = (control: HTMLElement): HTMLElement | null => control.closest<HTMLElement>('.form__fields > div');

function showBeside(control: HTMLElement, message: string): void {
  const id = `${control.id}-error`;
  describe(control, id);
  fieldOf(control)?.append(Object.assign(document.createElement('p'), { className: 'form__error', id, textContent: message }));
}

function alertBox(heading: string): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: 'form__alert', role: 'alert', tabIndex: -1 });
  box.append(Object.assign(document.createElement('p'), { textContent: heading }));
  return box;
}

/** The button that this use of the form is sent by. */
const button = (form: HTMLFormElement): HTMLElement | null => [...form.querySelectorAll<HTMLElement>(':scope > [type="submit"]')].find((one) => one.checkVisibility()) ?? null;

function bringIntoSight(box: HTMLElement, control: HTMLElement | null): void {
  (control ?? box).focus({ preventScroll: true });
  box.scrollIntoView({ block: 'center' });
}

/** Over its field; where two share a row, over both. */
function showOver(control: HTMLElement, message: string): void {
  const box = alertBox(message);
  box.id = `${control.id}-error`;
  describe(control, box.id);
  const field = fieldOf(control);
  const before = field?.previousElementSibling;
  const sharesRow = before instanceof HTMLElement && before.classList.contains('form__half') && before.offsetTop === field?.offsetTop && before.checkVisibility();
  (sharesRow ? before : field)?.before(box);
  bringIntoSight(box, control);
}

/** The way to the field that is meant. */
function linkTo(control: HTMLElement | null, message: string): HTMLElement {
  if (!control) return Object.assign(document.createElement('span'), { textContent: message });
  const link = Object.assign(document.createElement('a'), { href: `#${control.id}`, textContent: message });
  link.addEventListener('click', (event) => { event.preventDefault(); control.focus(); });
  return link;
}

function showList(form: HTMLFormElement, ordered: [string, string][]): void {
  const list = document.createElement('ul');
  list.append(...ordered.map(([name, message]) => {
    const item = document.createElement('li');
    item.append(linkTo(controlOf(form, name), message));
    return item;
  }));
  for (const [name, message] of ordered) {
    const control = controlOf(form, name);
    if (control) showBeside(control, message);
  }
  const box = alertBox(faultsHeading);
  box.append(list);
  form.prepend(box);
  controlOf(form, ordered[0]![0])?.focus({ preventScroll: true });
  if (!form.contains(document.activeElement)) box.focus({ preventScroll: true });
  // From its heading on, below a header that stays: the page's own scroll padding says how much that covers.
  box.scrollIntoView({ block: 'start' });
}

export function showFaults(form: HTMLFormElement, faults: FieldErrors): void {
  clearFaults(form);
  const ordered = inOrder(form, faults);
  const [[name, message] = ['', failureHeading]] = ordered;
  const control = controlOf(form, name);
  if (ordered.length > 1) return showList(form, ordered);
  if (control) return showOver(control, message);
  const box = alertBox(message);
  form.insertBefore(box, button(form));
  bringIntoSight(box, null);
}

/** It could not be sent: why, and that nothing is lost, where the shopper pressed. */
export function showFailure(form: HTMLFormElement, message: string): void {
  clearFaults(form);
  const box = alertBox(failureHeading);
  if (message !== failureHeading) box.append(Object.assign(document.createElement('p'), { textContent: message }));
  box.append(Object.assign(document.createElement('p'), { textContent: 'What you typed is still here.' }));
  form.insertBefore(box, button(form));
  box.scrollIntoView({ block: 'nearest' });
}
