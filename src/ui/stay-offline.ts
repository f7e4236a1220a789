/**
 * A form that leads to another page does not leave for the browser's own one where there is no connection: it says so
 * at its field, with what was typed in it. Returns whether it did.
 */
export function staysOffline(form: HTMLFormElement): boolean {
  if (navigator.onLine) return false;
  const field = form.querySelector<HTMLInputElement | HTMLButtonElement>('[type="search"], [type="submit"]');
  // The next press asks again, whatever this field said last.
  form.noValidate = true;
  field?.setCustomValidity('You are offline. Press again once you are online.');
  field?.reportValidity();
  field?.setCustomValidity('');
  return true;
}
