/** Handles a click whose script failed to load: follows the link while online; otherwise, or for a button, says so. */
export const followLink =
  (pressed: HTMLElement) =>
  (error: unknown): void => {
    console.error('This part of the page did not load.', error);
    if (navigator.onLine && pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    else alert('We could not reach the dealer. Please check your connection and try again.');
  };
