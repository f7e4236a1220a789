/** Marks third-party images that fail, so that a note replaces them. */
function mark({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement)
    target.toggleAttribute('data-broken', target.complete && target.naturalWidth === 0 && target.currentSrc !== '');
}

// Image events don't bubble.
for (const type of ['error', 'load']) document.addEventListener(type, mark, true);
for (const image of document.images) mark({ target: image });
