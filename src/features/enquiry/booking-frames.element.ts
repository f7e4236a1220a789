/**
 * `<booking-frames>`: links to another company's booking pages open on this page instead (BookingFrames.astro). The
 * frame comes with the press, kept to itself: it may run its own scripts, send its own forms and open its own windows,
 * and neither move this page nor reach into it.
 */
import { define, PageElement } from '#src/ui/page-element.ts';

const allowed = 'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

class BookingFrames extends PageElement {
  protected start(signal: AbortSignal): void {
    for (const link of this.#links()) {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-pressed', 'false');
      link.addEventListener('click', (event) => this.#pressed(event, link), { signal });
      // What calls itself a button is pressed by the space bar too.
      link.addEventListener('keydown', (event) => event.key === ' ' && this.#pressed(event, link), { signal });
    }
  }

  #links(): HTMLAnchorElement[] {
    return [...this.querySelectorAll<HTMLAnchorElement>('li > a')];
  }

  #pressed(event: MouseEvent | KeyboardEvent, link: HTMLAnchorElement): void {
    // Whoever wants a window of its own gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.getAttribute('aria-pressed') === 'true') return;
    for (const other of this.#links()) other.setAttribute('aria-pressed', String(other === link));
    const place = this.querySelector<HTMLElement>('.booking-frames__place')!;
    place.replaceChildren(frame(link));
    place.hidden = false;
    const apart = this.querySelector<HTMLElement>('.booking-frames__apart')!;
    apart.hidden = false;
    apart.querySelector('a')!.href = link.href;
  }
}

function frame(link: HTMLAnchorElement): HTMLIFrameElement {
  const made = document.createElement('iframe');
  made.title = `Booking, ${link.textContent.trim()}`;
  made.setAttribute('sandbox', allowed);
  made.referrerPolicy = 'strict-origin-when-cross-origin';
  made.src = link.href;
  return made;
}

define('booking-frames', BookingFrames);
