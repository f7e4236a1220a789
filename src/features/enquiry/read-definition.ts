/** Island props would add 5 KB to every vehicle page. */
import { isFormName, type FormName } from '#src/contracts/form-names.ts';
import type { FieldDefinition, TextLink } from '#src/ui/FormField.tsx';
import type { FormDefinition, FormMode, FormNote } from './form-definition.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const formName = (name: string | undefined): FormName | undefined => (isFormName(name) ? name : undefined);
const attribute = (element: Element, name: string): string | undefined => element.getAttribute(name) ?? undefined;

function linkIn(element: Element): TextLink | undefined {
  const link = element.querySelector('a');
  return link ? { text: link.textContent, url: link.getAttribute('href') ?? '' } : undefined;
}

function readModes(form: HTMLFormElement): FormMode[] {
  const labels = [...form.querySelectorAll('.segments span')];
  return [...form.querySelectorAll<HTMLButtonElement>(':scope > [type="submit"]:not(.form__next)')].map(
    ({ dataset, textContent: submit }, index) => ({
      form: formName(dataset['only'] ?? form.dataset['form'])!,
      label: labels[index]?.textContent ?? submit,
      submit,
    }),
  );
}

function kindOf(control: Control): FieldDefinition['kind'] {
  if (control instanceof HTMLTextAreaElement) return 'textarea';
  if (control instanceof HTMLSelectElement) return 'select';
  return control.type === 'checkbox' ? 'tick' : (control.type as FieldDefinition['kind']);
}

const readOnly = ({ dataset }: HTMLElement): FormName[] | undefined => dataset['only']?.split(' ').filter(isFormName);

function readOptional(field: HTMLElement): FieldDefinition['optional'] {
  const mark = field.querySelector<HTMLElement>('label small');
  return mark !== null && (readOnly(mark) ?? true);
}

function readOptions(control: Control): Pick<FieldDefinition, 'options' | 'value'> {
  if (control instanceof HTMLTextAreaElement) return { value: control.defaultValue || undefined };
  if (!(control instanceof HTMLSelectElement)) return {};
  const options = [...control.options];
  return {
    options: options.map(({ value, label }) => ({ value, label })),
    value: options.find(({ defaultSelected }) => defaultSelected)?.value,
  };
}

function readField(field: HTMLElement): FieldDefinition {
  const control = field.querySelector<Control>('input, select, textarea')!;
  const kind = kindOf(control);
  const before = field.previousElementSibling;
  const label = kind === 'tick' ? field.querySelector('span')! : field.querySelector('label')!;
  return {
    name: control.name,
    kind,
    step: before?.matches('[data-step]') ? before.textContent : undefined,
    label: (kind === 'tick' ? label : label.firstChild)?.textContent ?? '',
    optional: readOptional(field),
    required: control.required,
    link: linkIn(label),
    only: readOnly(field),
    half: field.className === 'form__half',
    ...readOptions(control),
    autocomplete: attribute(control, 'autocomplete'),
    inputmode: attribute(control, 'inputmode') as FieldDefinition['inputmode'],
    placeholder: attribute(control, 'placeholder'),
  };
}

const readNote = (note: HTMLElement): FormNote => ({
  text: note.textContent,
  only: readOnly(note),
  link: linkIn(note),
});

function readInvitation(form: HTMLFormElement): FormNote | null {
  const said = form.querySelector<HTMLElement>('.form__invitation');
  return said && { text: said.textContent, only: readOnly(said) };
}

export function readDefinition(form: HTMLFormElement): FormDefinition {
  return {
    id: form.id,
    modes: readModes(form) as FormDefinition['modes'],
    fields: [...form.querySelectorAll<HTMLElement>('.form__fields > div')].map(readField),
    notes: [...form.querySelectorAll<HTMLElement>('.form__notice:not([id])')].map(readNote),
    invitation: readInvitation(form),
    place: form.querySelector('.form__place span')?.textContent ?? null,
    slots: form.dataset['slots'] !== undefined,
    slotsAs: form.dataset['slots'] === 'diary' ? 'diary' : 'days',
    request: form.dataset['request'],
  };
}
