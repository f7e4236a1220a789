import { prove } from '#src/ui/prove.ts';

/** Solves a returned form's proof of work and submits it again. */
export async function sendWithProof(form: HTMLFormElement): Promise<void> {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'proof';
  field.value = await prove(form.dataset['proof']!, form);
  form.append(field);
  form.requestSubmit();
}
