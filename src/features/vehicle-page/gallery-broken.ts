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

function wordsFor(image: HTMLImageElement): string {
  const one = image.closest<HTMLElement>('[data-gallery]')?.dataset.one ?? 'photo';
  return image.closest('[data-gallery-thumbs]') ? `No ${one}` : `This ${one} did not load`;
}

/** Watches the photos under `root`, those that failed before this ran among them. */
export function replaceBroken(root: HTMLElement): void {
  // Failures of pictures do not bubble.
  root.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target, wordsFor(target));
    },
    true,
  );
  for (const image of root.querySelectorAll('img')) if (isBroken(image)) replace(image, wordsFor(image));
}
