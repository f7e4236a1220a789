import { draftKey, readDraft } from './draft.ts';
import { prefillOf, vehicleOf } from './prefill.ts';

function isInDraft(form: HTMLFormElement, name: string): boolean {
  const { person, texts } = readDraft(Date.now());
  return Boolean(person?.values[name] ?? texts[draftKey(form)]?.values[name]);
}

function choose(list: HTMLSelectElement, wanted: string): boolean {
  const option = [...list.options].find(({ value, label }) => value !== '' && (value === wanted || label === wanted));
  if (option) list.value = option.value;
  return option !== undefined;
}

function fillIn(form: HTMLFormElement, name: string, value: string): boolean {
  const control = form.elements.namedItem(name);
  if (control === null || isInDraft(form, name)) return false;
  if (control instanceof HTMLSelectElement) return choose(control, value);
  if (control instanceof RadioNodeList) {
    const radio = [...control].find((one) => one instanceof HTMLInputElement && one.value === value);
    if (radio instanceof HTMLInputElement && radio.type === 'radio') radio.checked = true;
    return radio !== undefined;
  }
  const isTyped =
    control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.value === '');
  if (!isTyped || control.type === 'hidden') return false;
  const { maxLength } = control;
  control.value = maxLength > 0 ? value.slice(0, maxLength) : value;
  return true;
}

const query = new URLSearchParams(location.search);
const form = document.querySelector<HTMLFormElement>('.page-form form[data-form]');
if (form) {
  for (const { names, value } of prefillOf(query)) names.some((name) => fillIn(form, name, value));
  const id = vehicleOf(query);
  if (id !== null && !form.elements.namedItem('car_id'))
    void import('./show-vehicle.ts').then(({ showVehicle }) => showVehicle(form, id));
}
