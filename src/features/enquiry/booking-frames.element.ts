import { onLinkClick, otherFrame } from '#src/ui/other-frame.ts';
import { define, PageElement } from '#src/ui/page-element.ts';

class BookingFrames extends PageElement {
  protected start(signal: AbortSignal): void {
    for (const link of this.#links()) {
      link.setAttribute('aria-pressed', 'false');
      onLinkClick(link, () => this.#open(link), signal);
    }
  }

  #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('li > a')];
  }

  #open(link: HTMLAnchorElement): void {
    if (link.getAttribute('aria-pressed') === 'true') return;
    for (const other of this.#links()) other.setAttribute('aria-pressed', String(other === link));
    const place = this.querySelector<HTMLElement>('.booking-frames__place')!;
    place.replaceChildren(otherFrame({ src: link.href, title: `Booking, ${link.textContent.trim()}` }));
    place.hidden = false;
    const apart = this.querySelector<HTMLElement>('.booking-frames__apart')!;
    apart.hidden = false;
    apart.querySelector('a')!.href = link.href;
  }
}

define('booking-frames', BookingFrames);
