/**
 * An element of our own: it starts when it comes into a page and ends, with every listener, when it leaves. What it
 * holds is the page's own markup, styled by the page's own styles, and works without a script.
 */
export abstract class PageElement extends HTMLElement {
  #leaving: AbortController | undefined;

  connectedCallback(): void {
    this.#leaving = new AbortController();
    this.start(this.#leaving.signal);
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
  }

  /** `signal` ends what listens and waits. */
  protected abstract start(signal: AbortSignal): void;
}

/** Two bundles of one page may bring the same element. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
