/** Said in a form that a browser without a network does not send: its page, and what was typed, stay. */
export function offlineNotice(className: string, text: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  return notice;
}
