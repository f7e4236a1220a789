/** A photo that does not load gives way to a note in its own place, a thumbnail to plain ground; the others stay. */
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

const wordsFor = (gallery: HTMLElement): string => `This ${gallery.getAttribute('noun') ?? 'photo'} did not load`;

/** Watches a gallery's photos, those that failed before this ran among them. */
export function replaceBroken(gallery: HTMLElement, signal: AbortSignal): void {
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target, wordsFor(gallery));
  };
  // Failures of pictures do not bubble.
  gallery.addEventListener('error', failed, { signal, capture: true });
  for (const image of gallery.querySelectorAll('img')) if (isBroken(image)) replace(image, wordsFor(gallery));
}
