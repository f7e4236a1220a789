/** Handles a click whose script failed to load: follows the link if online; warns if offline or if it's a button. */
export const followLink =
  (pressed: HTMLElement) =>
  (error: unknown): void => {
    console.error('This part of the page did not load.', error);
    if (navigator.onLine && pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    else alert('The page didn’t load completely. Check your connection and try again.');
  };
