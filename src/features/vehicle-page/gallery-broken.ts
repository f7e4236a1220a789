const isBroken = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

function replace(image: HTMLImageElement, text: string): void {
  const note = document.createElement('span');
  note.className = 'photo-missing';
  if (!image.closest('.gallery__thumbs')) note.textContent = text;
  note.setAttribute('role', 'img');
  note.setAttribute('aria-label', `${image.alt}: ${text}`);
  image.replaceWith(note);
}

const loadErrorText = (gallery: HTMLElement): string => `This ${gallery.getAttribute('noun') ?? 'photo'} didn’t load`;

/** Includes photos that failed earlier. */
export function replaceBroken(gallery: HTMLElement, signal: AbortSignal): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target, loadErrorText(gallery));
  };
  // Image errors don't bubble.
  gallery.addEventListener('error', failed, { signal, capture: true });
  for (const image of gallery.querySelectorAll('img')) if (isBroken(image)) replace(image, loadErrorText(gallery));
}
