/** A form as it is filled now. */
import { isFormName, type FormName } from '#src/contracts/form-names.ts';
import type { Fill } from './form-faults.ts';

/** Which of its uses is chosen. */
export function chosenForm(form: HTMLFormElement): FormName {
  const chosen = form.querySelector<HTMLInputElement>('input[name="form"]:checked')?.value ?? form.dataset['form'];
  if (!isFormName(chosen)) throw new Error(`There is no form named ${chosen}.`);
  return chosen;
}

export function readFill(form: HTMLFormElement): Fill {
  const use = chosenForm(form);
  const values: Fill['values'] = {};
  const prompts: Fill['prompts'] = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) continue;
    const { name, type, value } = control;
    const only = control.closest<HTMLElement>('[data-only]')?.dataset['only'];
    if (name === '' || type === 'radio' || (only !== undefined && only !== use)) continue;
    values[name] = control instanceof HTMLInputElement && type === 'checkbox' ? control.checked : value;
    if (control instanceof HTMLSelectElement && control.required) prompts[name] = control.options[0]?.text ?? '';
  }
  return { form: use, values, prompts };
}
