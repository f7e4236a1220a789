import { staysOffline } from '#src/ui/stay-offline.ts';

// Without scripts, the results page; with scripts, the live search.
document.querySelectorAll<HTMLFormElement>('form[action="/results"]:not([data-search-form])').forEach((form) => {
  form.setAttribute('action', '/cars/');
  form.addEventListener('submit', (event) => {
    if (staysOffline(form)) event.preventDefault();
  });
});
// In the markup, `autofocus` would take the focus on page load if the header bar has the search.
document.querySelector('#site-query')?.toggleAttribute('autofocus', true);
