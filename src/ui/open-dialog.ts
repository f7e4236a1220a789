/** A modal dialog that a script fills: focus goes in, Escape and the cross close it, and focus returns to where it was. */
import { loadAskedStyle } from './asked-style.ts';
import { iconHref } from './icon-sprite.ts';

export interface OpenDialog {
  element: HTMLDialogElement;
  /** Where its contents go. */
  body: HTMLElement;
  close: () => void;
}

let count = 0;

export async function openDialog(
  title: string,
  { onClose = () => undefined }: { onClose?: () => void } = {},
): Promise<OpenDialog> {
  await loadAskedStyle();
  const id = `dialog-${(count += 1)}`;
  const element = Object.assign(document.createElement('dialog'), { className: 'info-dialog' });
  element.setAttribute('aria-labelledby', id);
  element.innerHTML = `<div class="info-dialog__head"><h2 id="${id}" tabindex="-1" autofocus></h2><button class="icon-button" type="button" aria-label="Close"><svg class="icon" aria-hidden="true"><use href="${iconHref('x')}"/></svg></button></div><div class="info-dialog__body asked"></div>`;
  element.querySelector('h2')!.textContent = title;
  const before = document.activeElement;
  const close = () => element.close();
  element.querySelector('button')!.addEventListener('click', close);
  // A press on the backdrop reaches the dialog itself.
  element.addEventListener('click', (event) => {
    if (event.target === element) close();
  });
  element.addEventListener('close', () => {
    element.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    onClose();
  });
  document.body.append(element);
  element.showModal();
  return { element, body: element.querySelector<HTMLElement>('.info-dialog__body')!, close };
}
