/**
 * Each reserve button of a page goes nowhere any more. A link without an address is no link: its role stays, and its
 * place in the order of tabs, so that whoever stands on it loses neither the focus nor what it says.
 */
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
