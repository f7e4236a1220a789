export function offlineNotice(className: string, text: string): HTMLElement {
  const notice = document.createElement('p');
  notice.className = className;
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  return notice;
}
