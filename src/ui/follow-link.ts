/** For a click whose script failed to load: follows a link if online, otherwise warns. */
export const followLink =
  (pressed: HTMLElement) =>
  (error: unknown): void => {
    console.error('This part of the page did not load.', error);
    if (navigator.onLine && pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
    else alert('The page didn’t load completely. Check your connection and try again.');
  };
