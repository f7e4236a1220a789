import { prove } from '#src/ui/prove.ts';

export async function sendWithProof(form: HTMLFormElement): Promise<void> {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'proof';
  field.value = await prove(form.dataset['proof']!, form);
  form.append(field);
  form.requestSubmit();
}
