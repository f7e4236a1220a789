/** Allows a third-party page scripts, forms and popups, but not navigating or reading ours. */
const allowed =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

export function otherFrame({
  src,
  title,
  allow = '',
}: {
  src: string;
  title: string;
  allow?: string;
}): HTMLIFrameElement {
  const made = document.createElement('iframe');
  made.title = title;
  made.setAttribute('sandbox', allowed);
  if (allow !== '') made.allow = allow;
  made.referrerPolicy = 'strict-origin-when-cross-origin';
  made.src = src;
  return made;
}

/** Modified clicks still open a new window. */
export function onLinkClick(link: HTMLAnchorElement, act: () => void, signal: AbortSignal): void {
  const pressed = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  link.setAttribute('role', 'button');
  link.addEventListener('click', pressed, { signal });
  // Elements with role `button` must respond to Space.
  link.addEventListener('keydown', (event) => event.key === ' ' && pressed(event), { signal });
}
