import { staysOffline } from '#src/ui/stay-offline.ts';

// Without scripts these forms open the no-script results page; with scripts, the live search.
document.querySelectorAll<HTMLFormElement>('form[action="/results"]:not([data-search-form])').forEach((form) => {
  form.setAttribute('action', '/cars/');
  form.addEventListener('submit', (event) => {
    if (staysOffline(form)) event.preventDefault();
  });
});
// Set by script: `autofocus` in the markup would take the focus on page load if the search is in the header bar.
document.querySelector('#site-query')?.toggleAttribute('autofocus', true);
