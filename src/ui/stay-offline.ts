/** Shows a notice at the field; true if it did. */
export function staysOffline(form: HTMLFormElement): boolean {
  if (navigator.onLine) return false;
  const field = form.querySelector<HTMLInputElement | HTMLButtonElement>('[type="search"], [type="submit"]');
  // An earlier message would block the next attempt.
  form.noValidate = true;
  field?.setCustomValidity('You’re offline. Try again once you’re back online.');
  field?.reportValidity();
  field?.setCustomValidity('');
  return true;
}
