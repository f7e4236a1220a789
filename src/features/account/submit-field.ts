import { CallError } from '#src/contracts/call.ts';

/** Sends a form of one field when it is submitted: busy meanwhile, and what is wrong stands beside the field, which keeps the focus and what was typed. */
export function submitField(form: HTMLFormElement, send: (typed: string) => Promise<void>): void {
  const input = form.querySelector('input')!;
  const error = form.querySelector<HTMLElement>('.form__error')!;
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')!;
  const show = (message: string) => {
    error.textContent = message;
    input.setAttribute('aria-invalid', String(message !== ''));
    input.setAttribute('aria-describedby', error.id);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.disabled) return;
    show('');
    button.disabled = true;
    form.setAttribute('aria-busy', 'true');
    send(input.value)
      .catch((reason: unknown) => {
        const fault =
          reason instanceof CallError ? (reason.fields[input.name] ?? reason.message) : 'An unexpected error occurred';
        show(fault);
        input.focus();
      })
      .finally(() => {
        button.disabled = false;
        form.removeAttribute('aria-busy');
      });
  });
  input.focus();
}
