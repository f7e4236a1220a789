/** Shown in a form that can't be sent offline; the input is kept. */
export function offlineNotice(className: string, text: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  return notice;
}
