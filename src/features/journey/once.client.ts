/** Forms submit once at a time, with proof of work if needed, and not while offline, to keep the input. */
import { offlineNotice } from '#src/ui/offline-notice.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

const buttons = ({ elements }: HTMLFormElement): HTMLButtonElement[] =>
  [...elements].filter((element) => element instanceof HTMLButtonElement);

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-once]')) return;
  if (form.ariaBusy === 'true') {
    event.preventDefault();
    return;
  }
  form.querySelector('[data-offline]')?.remove();
  if (!navigator.onLine) {
    event.preventDefault();
    const said = offlineNotice('form__alert', 'You’re offline. Nothing was sent. Try again once you’re back online.');
    said.dataset['offline'] = '';
    form.append(said);
    return;
  }
  form.ariaBusy = 'true';
  // A disabled button's name and value are not submitted.
  for (const button of buttons(form)) button.setAttribute('aria-disabled', 'true');
});

const proofForm = document.querySelector<HTMLFormElement>('form[data-proof]');
if (proofForm)
  void import('./send-with-proof.ts')
    .then(({ sendWithProof }) => sendWithProof(proofForm))
    .catch((error: unknown) => console.warn('The robot check did not load.', error));

addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-once]')) {
    form.ariaBusy = null;
    for (const button of buttons(form)) button.removeAttribute('aria-disabled');
  }
});
