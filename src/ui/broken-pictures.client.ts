/**
 * Pictures of other hosts go missing: what does not load is marked, so that its place keeps its ground and says so. A
 * later load takes the mark away.
 */
function mark({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLImageElement)
    target.toggleAttribute('data-broken', target.complete && target.naturalWidth === 0 && target.currentSrc !== '');
}

// Neither event of a picture bubbles.
for (const type of ['error', 'load']) document.addEventListener(type, mark, true);
for (const image of document.images) mark({ target: image });
