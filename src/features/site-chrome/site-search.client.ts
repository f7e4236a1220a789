/** The forms of the header that search the stock. */
import { staysOffline } from '#src/ui/stay-offline.ts';

// Plain forms lead to the search that needs no script; with one, the live search stands at the list's own address.
document.querySelectorAll<HTMLFormElement>('form[action="/results"]:not([data-search-form])').forEach((form) => {
  form.setAttribute('action', '/cars/');
  form.addEventListener('submit', (event) => {
    if (staysOffline(form)) event.preventDefault();
  });
});
// Set by script: as markup it would take the keyboard as soon as the page opens, where the search stands in the bar.
document.querySelector('#site-query')?.toggleAttribute('autofocus', true);
