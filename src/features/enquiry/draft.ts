/** What was typed is never lost: it waits in this tab while it could not be sent (offline, a failing server). */
import { draftKey } from './draft-key.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (form: HTMLFormElement): Control[] => [...form.elements].filter((one): one is Control =>
  (one instanceof HTMLInputElement && one.type !== 'hidden') || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement);

const isChoice = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
const nameOf = (control: Control): string => (control instanceof HTMLInputElement && control.type === 'radio' ? `${control.name}=${control.value}` : control.name);

export function keepDraft(form: HTMLFormElement): void {
  const typed = controls(form).filter(({ name }) => name !== '').map((control) => [nameOf(control), isChoice(control) ? control.checked : control.value]);
  try { sessionStorage.setItem(draftKey(form), JSON.stringify(Object.fromEntries(typed))); } catch { /* The fields themselves still hold it. */ }
}

export function dropDraft(form: HTMLFormElement): void {
  try { sessionStorage.removeItem(draftKey(form)); } catch { /* Nothing was kept. */ }
}

/** Fills fields that are still empty. A tick of an agreement is given again by the shopper, never by a script. */
export function restoreDraft(form: HTMLFormElement): void {
  let draft: Record<string, unknown> = {};
  try { draft = JSON.parse(sessionStorage.getItem(draftKey(form)) ?? '{}') as typeof draft; } catch { return; }
  for (const control of controls(form)) {
    const kept = draft[nameOf(control)];
    if (isChoice(control)) { if (control.type === 'radio' && kept === true) control.checked = true; } else if (typeof kept === 'string' && control.value === '') control.value = kept;
  }
}
