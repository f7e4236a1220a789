/** Removes its listeners when disconnected. */
export abstract class PageElement extends HTMLElement {
  #leaving: AbortController | undefined;

  connectedCallback(): void {
    this.#leaving = new AbortController();
    this.start(this.#leaving.signal);
  }

  disconnectedCallback(): void {
    this.#leaving?.abort();
  }

  protected abstract start(signal: AbortSignal): void;
}

/** Two bundles on a page may define the same element. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
