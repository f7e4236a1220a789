/** The forms of the header that search the stock. */

// Plain forms lead to the search that needs no script; with one, the live search stands at the list's own address.
document
  .querySelectorAll('form[action="/results"]:not([data-search-form])')
  .forEach((form) => form.setAttribute('action', '/cars/'));
// Set by script: as markup it would take the keyboard as soon as the page opens, where the search stands in the bar.
document.querySelector('#site-query')?.toggleAttribute('autofocus', true);

export {};
