/** The full-screen view loads on the first interaction. */
import { followLink } from '#src/ui/follow-link.ts';
import { define, PageElement } from '#src/ui/page-element.ts';
import { replaceBroken } from './gallery-broken.ts';
import { arrowKeys, onIndex, stepButtons, strip, type Strip } from './gallery-strip.ts';

type FullScreen = Awaited<ReturnType<typeof import('./gallery-full-screen.ts').makeFullScreen>>;
const load = () => import('./gallery-full-screen.ts');

function loadAfter({ track }: Strip, index: number): void {
  track.children[index + 1]?.querySelector('img')?.setAttribute('loading', 'eager');
}

const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey);

function opensOn(element: HTMLElement, open: () => void, signal: AbortSignal): void {
  const pressed = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open();
  };
  element.addEventListener('click', pressed, { signal });
}

function mark(thumbs: HTMLElement[], current: number): void {
  const marked = Math.min(current, thumbs.length - 1);
  thumbs.forEach((thumb, index) => {
    thumb.ariaCurrent = index === marked ? 'true' : null;
  });
}

class PhotoGallery extends PageElement {
  #fullScreen: Promise<FullScreen> | undefined;

  protected start(signal: AbortSignal): void {
    const track = this.querySelector<HTMLElement>('.gallery__track');
    const link = this.querySelector<HTMLAnchorElement>('.gallery__open');
    if (!track || !link) return;
    const inline = strip(track);
    const open = (index = inline.index()) => void this.#open(index, inline, link);
    this.#thumbnails(inline, open, signal);
    const main = track.parentElement!;
    stepButtons(main, inline, signal);
    arrowKeys(main, inline, signal);
    for (const opener of [link, track]) opensOn(opener, open, signal);
    for (const touch of ['pointerover', 'pointerdown', 'focusin'])
      this.addEventListener(touch, () => void load().catch(() => undefined), { once: true, passive: true, signal });
    replaceBroken(this, signal);
  }

  #thumbnails(inline: Strip, open: (index: number) => void, signal: AbortSignal): void {
    const counter = this.querySelector('.gallery__index');
    const thumbs = [...this.querySelectorAll<HTMLAnchorElement>('.gallery__thumbs a')];
    thumbs.forEach((thumb, index) => {
      const isMore = thumb.querySelector('.gallery__rest') !== null;
      opensOn(thumb, () => (isMore ? open(index) : inline.show(index)), signal);
    });
    const changed = (index: number) => {
      if (counter) counter.textContent = String(index + 1);
      mark(thumbs, index);
      loadAfter(inline, index);
    };
    onIndex(inline, changed, signal);
    addEventListener('load', () => loadAfter(inline, 0), { once: true, signal });
  }

  /** If the code fails to load, opens the photo's URL, unless offline. */
  async #open(index: number, inline: Strip, link: HTMLAnchorElement): Promise<void> {
    try {
      this.#fullScreen ??= load().then(({ makeFullScreen }) =>
        makeFullScreen(this, (seen) => inline.show(seen, false)),
      );
      (await this.#fullScreen)(index);
    } catch (error) {
      this.#fullScreen = undefined;
      followLink(link)(error);
    }
  }
}

define('photo-gallery', PhotoGallery);
