/**
 * What a press does whose script did not load: the link it stands on leads there by itself, while there is a connection; without
 * one the page stays, and says so.
 */
export const followLink = (link: HTMLElement) => (error: unknown): void => {
  console.error('This part of the page did not load.', error);
  if (!navigator.onLine) alert('We could not reach the dealer. Please check your connection and try again.');
  else if (link instanceof HTMLAnchorElement) location.assign(link.href);
};
