import { submitOnce } from './submit-once.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) submitOnce(form);

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
