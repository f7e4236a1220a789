/** VDP-01. */
import { define, PageElement } from '#src/ui/page-element.ts';

const steps: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

function centre(tab: HTMLElement): void {
  const strip = tab.parentElement!;
  strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

class SectionTabs extends PageElement {
  #tabs: HTMLAnchorElement[] = [];
  #panels: HTMLElement[] = [];
  /** Keyboard only: a panel opened from a URL fragment must not show a focus ring. */
  #hasKeys = false;

  protected start(signal: AbortSignal): void {
    this.#tabs = [...this.querySelectorAll<HTMLAnchorElement>(':scope > nav > a')];
    this.#panels = [...this.querySelectorAll<HTMLElement>(':scope > section')];
    this.querySelector('nav')?.setAttribute('role', 'tablist');
    this.#tabs.forEach((tab, index) => {
      this.#pair(tab, this.#panels[index]!);
    });
    this.addEventListener('beforematch', ({ target }) => this.reveal(target as Node), { signal });
    this.addEventListener('click', (event) => this.#pressed(event), { signal });
    this.addEventListener('keydown', (event) => this.#typed(event), { signal });
    addEventListener('keydown', () => this.#stopAtPanel(true), { once: true, capture: true, signal });
    // Centring would force a layout.
    this.#select(0);
  }

  reveal(target: Node): boolean {
    const index = this.#panels.findIndex((panel) => panel.contains(target));
    const wasHidden = this.#panels[index]?.hasAttribute('hidden') ?? false;
    this.#show(index);
    return wasHidden;
  }

  #pair(tab: HTMLElement, panel: HTMLElement): void {
    tab.role = 'tab';
    tab.id = `tab-${panel.id}`;
    tab.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
  }

  #select(index: number): void {
    this.#tabs.forEach((tab, at) => {
      tab.setAttribute('aria-selected', String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
    });
    this.#panels.forEach((panel, at) => {
      if (at === index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
    this.#stopAtPanel(this.#hasKeys);
  }

  /** Only the visible panel is focusable, so that the keyboard can scroll it. */
  #stopAtPanel(hasKeys: boolean): void {
    this.#hasKeys = hasKeys;
    for (const panel of this.#panels) {
      if (hasKeys && !panel.hasAttribute('hidden')) panel.tabIndex = 0;
      else panel.removeAttribute('tabindex');
    }
  }

  #show(index: number): void {
    const tab = this.#tabs[index];
    if (!tab) return;
    this.#select(index);
    centre(tab);
  }

  #indexOf(target: EventTarget | null): number {
    return this.#tabs.findIndex((tab) => tab.contains(target as Node));
  }

  #pressed(event: MouseEvent): void {
    const index = this.#indexOf(event.target);
    if (index < 0) return;
    event.preventDefault();
    this.#show(index);
    history.replaceState(history.state, '', this.#tabs[index]!.hash);
  }

  #typed(event: KeyboardEvent): void {
    const index = this.#indexOf(event.target);
    const step = event.key === ' ' ? (at: number) => at : steps[event.key];
    if (index < 0 || !step) return;
    event.preventDefault();
    const tab = this.#tabs.at(step(index) % this.#tabs.length);
    tab?.click();
    tab?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'section-tabs': SectionTabs;
  }
}

define('section-tabs', SectionTabs);
