import { staysOffline } from '#src/ui/stay-offline.ts';

document.querySelectorAll<HTMLFormElement>('form[action="/results"]:not([data-search-form])').forEach((form) => {
  form.setAttribute('action', '/cars/');
  form.addEventListener('submit', (event) => {
    if (staysOffline(form)) event.preventDefault();
  });
});
// In the markup, `autofocus` would take the focus on page load.
document.querySelector('#site-query')?.toggleAttribute('autofocus', true);
