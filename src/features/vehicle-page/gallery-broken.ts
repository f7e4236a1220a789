/** A photo that does not load gives way to a note in its own place; the others stay. */
const isBroken = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

function replace(image: HTMLImageElement, text: string): void {
  const note = document.createElement('span');
  note.className = 'photo-missing';
  note.textContent = text;
  note.setAttribute('role', 'img');
  note.setAttribute('aria-label', `${image.alt}: ${text}`);
  image.replaceWith(note);
}

function wordsFor(image: HTMLImageElement, gallery: HTMLElement): string {
  const one = gallery.getAttribute('noun') ?? 'photo';
  return image.closest('.gallery__thumbs') ? `No ${one}` : `This ${one} did not load`;
}

/** Watches a gallery's photos, those that failed before this ran among them. */
export function replaceBroken(gallery: HTMLElement, signal: AbortSignal): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target, wordsFor(target, gallery));
  };
  // Failures of pictures do not bubble.
  gallery.addEventListener('error', failed, { signal, capture: true });
  for (const image of gallery.querySelectorAll('img')) if (isBroken(image)) replace(image, wordsFor(image, gallery));
}
