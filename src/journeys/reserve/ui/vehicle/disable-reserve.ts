/** Removes `href`, but sets a role and tab stop, so that a focused button keeps its focus. */
export function disableReserve(): HTMLAnchorElement[] {
  const buttons = [...document.querySelectorAll<HTMLAnchorElement>('a[data-reserve]')];
  for (const button of buttons) {
    button.removeAttribute('href');
    button.removeAttribute('data-reserve');
    button.setAttribute('role', 'link');
    button.tabIndex = 0;
    button.setAttribute('aria-disabled', 'true');
  }
  return buttons;
}
