/**
 * Another company's page within ours, by a press on the link to it. The frame is kept to itself: it may run its own
 * scripts, send its own forms and open its own windows, and neither move this page nor reach into it.
 */
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

/** A link that acts on this page instead. Whoever wants a window of its own gets it; without a script it is a link. */
export function actsWhenPressed(link: HTMLAnchorElement, act: () => void, signal: AbortSignal): void {
  const pressed = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
  link.setAttribute('role', 'button');
  link.addEventListener('click', pressed, { signal });
  // What calls itself a button is pressed by the space bar too.
  link.addEventListener('keydown', (event) => event.key === ' ' && pressed(event), { signal });
}
