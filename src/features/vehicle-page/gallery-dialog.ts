/** Built on demand to keep the page light. */
import { capitalise } from '#src/lib/text.ts';
export interface FullScreenParts {
  dialog: HTMLDialogElement;
  frame: HTMLElement;
  photos: HTMLElement[];
  thumbs: HTMLButtonElement[];
  counter: HTMLElement;
  zoomIn: HTMLButtonElement;
  zoomOut: HTMLButtonElement;
  steps: HTMLButtonElement[];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function iconButton(icons: string, icon: string, label: string, className = ''): HTMLButtonElement {
  const button = element('button', `lightbox__button ${className}`, { type: 'button', 'aria-label': label });
  button.innerHTML = `<svg aria-hidden="true"><use href="${icons}#${icon}"></use></svg>`;
  return button;
}

function slide(source: Element, index: number): HTMLElement {
  const item = element('li', 'swiper-slide', { 'data-photo': String(index) });
  const copy = source.cloneNode(true) as HTMLElement;
  copy.removeAttribute('fetchpriority');
  if (copy instanceof HTMLImageElement) Object.assign(copy, { sizes: '100vw', loading: 'lazy', draggable: false });
  item.append(copy);
  return item;
}

function thumb(photo: HTMLElement, name: string): HTMLButtonElement {
  const button = element('button', 'lightbox__thumb', { type: 'button', 'aria-label': name });
  const copy = photo.firstElementChild!.cloneNode(true) as HTMLElement;
  if (copy instanceof HTMLImageElement) Object.assign(copy, { sizes: '96px', alt: '' });
  button.append(copy);
  return button;
}

function row(className: string, children: Element[]): HTMLDivElement {
  const made = element('div', className);
  made.append(...children);
  return made;
}

export function makeDialog(gallery: HTMLElement): FullScreenParts {
  const [icons = ''] = gallery.querySelector('.gallery__open use')?.getAttribute('href')?.split('#') ?? [];
  const photos = [...gallery.querySelectorAll('.gallery__track > * > :first-child')].map(slide);
  const isMany = photos.length > 1;
  // Photos or illustrations.
  const one = gallery.getAttribute('noun') ?? 'photo';
  const One = capitalise(one);
  const dialog = element('dialog', 'lightbox', { 'aria-label': `${One}s` });
  const count = element('p', 'lightbox__count', { 'aria-live': 'polite', 'aria-atomic': 'true' });
  const counter = element('span', '');
  count.append(element('span', 'visually-hidden'), counter);
  count.firstElementChild!.textContent = `${One} `;
  const note = element('p', 'lightbox__note');
  note.textContent = document.querySelector('[data-gallery-note]')?.textContent ?? '';
  const zoomOut = iconButton(icons, 'minus', 'Zoom out');
  const zoomIn = iconButton(icons, 'plus', 'Zoom in');
  const close = iconButton(icons, 'x', `Close ${one}s`);
  close.addEventListener('click', () => dialog.close());
  const frame = element('div', 'swiper lightbox__frame', { tabindex: '0', role: 'group', 'aria-label': One });
  const list = element('ul', 'swiper-wrapper');
  list.append(...photos);
  frame.append(list);
  const steps = isMany
    ? [
        iconButton(icons, 'chevron-left', `Previous ${one}`, 'lightbox__step lightbox__step--back'),
        iconButton(icons, 'chevron-right', `Next ${one}`, 'lightbox__step lightbox__step--on'),
      ]
    : [];
  const thumbs = isMany ? photos.map((photo, index) => thumb(photo, `${One} ${index + 1}`)) : [];
  dialog.append(
    row('lightbox__bar', [count, note, row('lightbox__tools', [zoomOut, zoomIn, close])]),
    row('lightbox__stage', [frame, ...steps]),
    row('lightbox__thumbs', thumbs),
  );
  gallery.append(dialog);
  return { dialog, frame, photos, thumbs, counter, zoomIn, zoomOut, steps };
}
