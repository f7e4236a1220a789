/** Buttons, counter, thumbnails and the full-screen dialog of the gallery. Scrolling itself is the browser's. */
interface Strip { track: HTMLElement; show: (index: number, smooth?: boolean) => void; index: () => number }

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

function strip(track: HTMLElement): Strip {
  const index = () => Math.round(track.scrollLeft / Math.max(track.clientWidth, 1));
  const show = (to: number, smooth = true) => {
    const last = track.children.length - 1;
    const wrapped = to < 0 ? last : to > last ? 0 : to;
    track.scrollTo({ left: wrapped * track.clientWidth, behavior: smooth && !reduced.matches ? 'smooth' : 'instant' });
  };
  return { track, show, index };
}

function onIndex(track: HTMLElement, changed: (index: number) => void) {
  let frame = 0;
  track.addEventListener('scroll', () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => changed(strip(track).index()));
  }, { passive: true });
}

function stepButtons(root: ParentNode, pictures: Strip) {
  for (const button of root.querySelectorAll<HTMLButtonElement>('[data-gallery-step]')) {
    button.hidden = false;
    button.addEventListener('click', () => pictures.show(pictures.index() + Number(button.dataset.galleryStep)));
  }
}

function arrowKeys(target: HTMLElement, pictures: Strip) {
  target.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    pictures.show(pictures.index() + step);
  });
}

/** The full-screen pictures are copies of the page's, made when first asked for. */
function fill(track: HTMLElement, pictures: HTMLImageElement[]) {
  for (const picture of pictures) {
    const item = document.createElement('li');
    const image = picture.cloneNode() as HTMLImageElement;
    image.sizes = '100vw';
    image.loading = 'lazy';
    item.append(image);
    track.append(item);
  }
}

/** The full-screen dialog exists once it is asked for: a page is lighter without it. */
function makeDialog(gallery: HTMLElement): HTMLDialogElement {
  const icon = (name: string) => `<svg class="icon" aria-hidden="true"><use href="${gallery.dataset.icons}#${name}"></use></svg>`;
  const step = (by: number, name: string, label: string, side: string) =>
    `<button class="lightbox__button lightbox__step lightbox__step--${side}" type="button" data-gallery-step="${by}" aria-label="${label}">${icon(name)}</button>`;
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', 'Photos');
  const count = gallery.querySelectorAll('.gallery__slide').length;
  dialog.innerHTML = `<div class="lightbox__bar"><p aria-live="polite"><span data-gallery-index>1</span> of ${count}</p>`
    + `<form method="dialog"><button class="lightbox__button" aria-label="Close photos">${icon('x')}</button></form></div>`
    + '<ul class="lightbox__track" data-gallery-track tabindex="0"></ul>'
    + (count > 1 ? step(-1, 'chevron-left', 'Previous photo', 'back') + step(1, 'chevron-right', 'Next photo', 'on') : '');
  gallery.append(dialog);
  return dialog;
}

interface Lightbox { dialog: HTMLDialogElement; track: HTMLElement; pictures: Strip }

function makeLightbox(gallery: HTMLElement, inline: Strip): Lightbox {
  const dialog = makeDialog(gallery);
  const track = dialog.querySelector('ul') as HTMLElement;
  const pictures = strip(track);
  const counter = dialog.querySelector('[data-gallery-index]');
  // A closed dialog has no scroll position left to ask for.
  let seen = inline.index();
  onIndex(track, (index) => {
    if (!dialog.open) return;
    seen = index;
    if (counter) counter.textContent = String(index + 1);
  });
  stepButtons(dialog, pictures);
  arrowKeys(dialog, pictures);
  dialog.addEventListener('close', () => inline.show(seen, false));
  dialog.addEventListener('click', (event) => { if (event.target === dialog || (event.target as Element).matches('.lightbox__track > li')) dialog.close(); });
  fill(track, [...inline.track.querySelectorAll('img')]);
  return { dialog, track, pictures };
}

function opens(gallery: HTMLElement, inline: Strip) {
  let made: Lightbox | undefined;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    made ??= makeLightbox(gallery, inline);
    made.dialog.showModal();
    made.pictures.show(inline.index(), false);
  };
  gallery.querySelector<HTMLAnchorElement>('[data-gallery-open]')?.addEventListener('click', open);
  inline.track.addEventListener('click', open);
}

function thumbnails(gallery: HTMLElement, inline: Strip): (index: number) => void {
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-gallery-thumbs] a')];
  for (const [index, thumb] of thumbs.entries()) {
    thumb.addEventListener('click', (event) => {
      event.preventDefault();
      inline.show(index);
    });
  }
  return (current) => thumbs.forEach((thumb, index) => {
    if (index === current) thumb.setAttribute('aria-current', 'true');
    else thumb.removeAttribute('aria-current');
  });
}

function gallery(root: HTMLElement) {
  const main = root.querySelector<HTMLElement>('.gallery__main');
  const track = main?.querySelector<HTMLElement>('[data-gallery-track]');
  if (!main || !track) return;
  const inline = strip(track);
  const counter = main.querySelector('[data-gallery-index]');
  const mark = thumbnails(root, inline);
  onIndex(track, (index) => {
    if (counter) counter.textContent = String(index + 1);
    mark(index);
  });
  stepButtons(main, inline);
  arrowKeys(main, inline);
  opens(root, inline);
}

document.querySelectorAll<HTMLElement>('[data-gallery]').forEach(gallery);
