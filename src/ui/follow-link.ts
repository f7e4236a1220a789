/**
 * What a press does whose script did not load: the link it stands on leads there by itself, while there is a
 * connection; without one, and for a button, the page stays, and says so.
 */
export const followLink =
  (pressed: HTMLElement) =>
  (error: unknown): void => {
    console.error('This part of the page did not load.', error);
    if (navigator.onLine && pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    else alert('We could not reach the dealer. Please check your connection and try again.');
  };
