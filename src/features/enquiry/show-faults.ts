/** What is wrong, beside each field and above the form (FORM-03): several as a list, one as itself. */
import type { FieldErrors } from '#src/contracts/error.ts';

const faultsHeading = 'Please fix the following errors:';
export const failureHeading = 'An error occurred when submitting this form';

const controlOf = (form: HTMLFormElement, name: string): HTMLElement | null => form.querySelector<HTMLElement>(`.form__fields [name="${CSS.escape(name)}"]`);

/** A fault that belongs to no field of the form stands above it all the same. */
function inOrder(form: HTMLFormElement, faults: FieldErrors): [string, string][] {
  const place = (name: string) => { const control = controlOf(form, name); return control ? [...form.elements].indexOf(control) : Infinity; };
  return Object.entries(faults).sort(([a], [b]) => place(a) - place(b) || 0);
}

export function clearFaults(form: HTMLFormElement): void {
  form.querySelector('.form__alert')?.remove();
  for (const error of form.querySelectorAll('.form__error')) error.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) { control.removeAttribute('aria-invalid'); control.removeAttribute('aria-describedby'); }
}

function showBeside(control: HTMLElement, message: string): void {
  const id = `${control.id}-error`;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', id);
  const error = Object.assign(document.createElement('p'), { className: 'form__error', id, textContent: message });
  control.closest('.form__fields > div')?.append(error);
}

/** Faults are read before the fields; why nothing was sent stands where the shopper pressed. */
function alertBox(form: HTMLFormElement, heading: string, before: Element | null = form.firstElementChild): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: 'form__alert', role: 'alert' });
  form.insertBefore(box, before);
  box.append(Object.assign(document.createElement('p'), { textContent: heading }));
  return box;
}

/** The way to the field that is meant. */
function linkTo(control: HTMLElement | null, message: string): HTMLElement {
  if (!control) return Object.assign(document.createElement('span'), { textContent: message });
  const link = Object.assign(document.createElement('a'), { href: `#${control.id}`, textContent: message });
  link.addEventListener('click', (event) => { event.preventDefault(); control.focus(); });
  return link;
}

/** Shows every fault and takes the focus to the first field that has one. */
export function showFaults(form: HTMLFormElement, faults: FieldErrors): void {
  clearFaults(form);
  const ordered = inOrder(form, faults);
  for (const [name, message] of ordered) {
    const control = controlOf(form, name);
    if (control) showBeside(control, message);
  }
  if (ordered.length === 1) alertBox(form, ordered[0]![1]);
  else {
    const list = document.createElement('ul');
    list.append(...ordered.map(([name, message]) => {
      const item = document.createElement('li');
      item.append(linkTo(controlOf(form, name), message));
      return item;
    }));
    alertBox(form, faultsHeading).append(list);
  }
  controlOf(form, ordered[0]?.[0] ?? '')?.focus();
}

/** It could not be sent: why, and that nothing is lost. */
export function showFailure(form: HTMLFormElement, message: string): void {
  clearFaults(form);
  const box = alertBox(form, failureHeading, form.querySelector(':scope > [type="submit"]'));
  if (message !== failureHeading) box.append(Object.assign(document.createElement('p'), { textContent: message }));
  box.append(Object.assign(document.createElement('p'), { textContent: 'What you typed is still here.' }));
}
