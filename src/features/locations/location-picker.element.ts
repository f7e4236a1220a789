import { define, PageElement } from '#src/ui/page-element.ts';

class LocationPicker extends PageElement {
  protected start(signal: AbortSignal): void {
    this.addEventListener('click', (event) => this.#pressed(event), { signal });
  }

  #pressed(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLElement>('nav a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const links = [...this.querySelectorAll('nav a')];
    const cards = [...this.querySelectorAll<HTMLElement>(':is(.card-row, .place-picker__one) > li')];
    const index = links.indexOf(link);
    for (const other of links) other.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'true');
    if (this.querySelector('card-row')) cards[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    else
      cards.forEach((card, at) => {
        card.hidden = at !== index;
      });
  }
}

define('place-picker', LocationPicker);
