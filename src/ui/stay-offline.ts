/** While offline, shows a notice at the field instead of the browser's error page. Returns whether it did. */
export function staysOffline(form: HTMLFormElement): boolean {
  if (navigator.onLine) return false;
  const field = form.querySelector<HTMLInputElement | HTMLButtonElement>('[type="search"], [type="submit"]');
  // Bypasses the message set by an earlier attempt.
  form.noValidate = true;
  field?.setCustomValidity('You’re offline. Try again once you’re back online.');
  field?.reportValidity();
  field?.setCustomValidity('');
  return true;
}
