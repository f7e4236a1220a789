import { atom } from 'nanostores';
import { splitName } from '#src/domain/leads/person-name.ts';
import { draftKey, emptyDraft, personFields, readDraft, storeDraft, withTyped, withoutText } from './draft.ts';

export const $isKnown = atom(false);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const kinds = ['hidden', 'checkbox', 'radio', 'submit'];

/** Without the honeypot, which has no tab stop. */
const isStored = (control: Element): control is Control =>
  (control instanceof HTMLInputElement
    ? !kinds.includes(control.type) && control.tabIndex >= 0
    : control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) &&
  (control as Control).name !== '';

const isPrefilled = (control: Control): boolean =>
  control instanceof HTMLTextAreaElement && 'begun' in control.dataset && control.value === control.defaultValue;

const controls = (form: HTMLFormElement): Control[] => [...form.elements].filter(isStored);
/** Always the shopper's choice, even if rendered with the form. */
const slotNames = ['slot_day', 'starts_at'];

const chosenRadios = (form: HTMLFormElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked:not([name="form"])'),
];
const uses = (form: HTMLFormElement): NodeListOf<HTMLInputElement> =>
  form.querySelectorAll('input[type="radio"][name="form"]');

/** Excludes values that the page preselected. */
function typedIn(form: HTMLFormElement): Record<string, string> {
  const isOwn = (control: Control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].find(({ value }) => value === control.value)?.defaultSelected
      : isPrefilled(control);
  const typed = Object.fromEntries([
    ...controls(form).map((control) => [control.name, isOwn(control) ? '' : control.value]),
    ...chosenRadios(form).map(({ name, value, defaultChecked }) => [
      name,
      defaultChecked && !slotNames.includes(name) ? '' : value,
    ]),
  ]) as Record<string, string>;
  const [first, ...others] = uses(form);
  const chosen = first && !first.checked ? others.find(({ checked }) => checked)?.value : undefined;
  return chosen && Object.entries(typed).some(([name, value]) => value !== '' && !personFields.includes(name))
    ? { ...typed, form: chosen }
    : typed;
}

export function keepDraft(form: HTMLFormElement): void {
  const now = Date.now();
  storeDraft(withTyped(readDraft(now), draftKey(form), typedIn(form), now));
}

/** Drops the sent message, but not contact details. */
export function dropText(form: HTMLFormElement): void {
  storeDraft(withoutText(readDraft(Date.now()), draftKey(form)));
}

export function clearText(form: HTMLFormElement): void {
  for (const control of controls(form)) {
    if (personFields.includes(control.name)) continue;
    if (control instanceof HTMLSelectElement)
      control.selectedIndex = Math.max(
        0,
        [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
      );
    else control.value = control.defaultValue;
  }
}

export const storedText = (form: HTMLFormElement, name: string): string =>
  readDraft(Date.now()).texts[draftKey(form)]?.values[name] ?? '';

export interface Restored {
  person: boolean;
  text: boolean;
}

export function restoreDraft(form: HTMLFormElement): Restored {
  const { person, texts } = readDraft(Date.now());
  const text = texts[draftKey(form)]?.values ?? {};
  const restored = { person: false, text: false };
  const split =
    form.elements.namedItem('last_name') && !person?.values['last_name']
      ? splitName(person?.values['name'] ?? '')
      : null;
  const known = split ? { ...person?.values, name: split.first, last_name: split.last } : person?.values;
  for (const control of controls(form)) {
    const stored = known?.[control.name] ?? text[control.name];
    if (stored === undefined || (control.value !== '' && !isPrefilled(control))) continue;
    control.value = stored;
    restored[personFields.includes(control.name) ? 'person' : 'text'] = true;
  }
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]:not([name="form"])'))
    if (text[radio.name] === radio.value && !radio.checked) {
      radio.checked = true;
      restored.text = true;
    }
  for (const use of uses(form)) if (use.value === text['form'] && location.hash === '') use.checked = true;
  if (restored.person) $isKnown.set(true);
  return restored;
}

export function forgetPerson(): void {
  storeDraft(emptyDraft);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    for (const control of controls(form))
      if (!(control instanceof HTMLSelectElement))
        control.value = 'begun' in control.dataset ? control.defaultValue : '';
  }
  $isKnown.set(false);
}
