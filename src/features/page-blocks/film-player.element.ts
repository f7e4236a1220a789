import { onLinkClick, otherFrame } from '#src/ui/other-frame.ts';
import { define, PageElement } from '#src/ui/page-element.ts';

class FilmPlayer extends PageElement {
  protected start(signal: AbortSignal): void {
    const link = this.querySelector('a')!;
    onLinkClick(link, () => this.#play(link), signal);
  }

  #play(link: HTMLAnchorElement): void {
    const frame = otherFrame({
      src: this.getAttribute('player')!,
      title: this.getAttribute('label')!,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    });
    link.replaceWith(frame);
    // So that keyboard shortcuts, such as Space, work at once.
    frame.focus();
    this.querySelector<HTMLElement>('[hidden]')!.hidden = false;
  }
}

define('film-player', FilmPlayer);
