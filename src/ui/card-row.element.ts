/**
 * `<card-row start="2" rotate="3000">` around a scrolling list (CardRow.astro). Rotation stops on hover, touch, focus,
 * its button, when out of view, and for reduced motion.
 */
import { define, PageElement } from './page-element.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** On touch screens hover persists after a tap. */
const pointed = matchMedia('(hover: hover)');

class CardRow extends PageElement {
  #list!: HTMLElement;
  #timer = 0;
  #isSeen = false;
  #isStopped = false;

  protected start(signal: AbortSignal): void {
    this.#list = this.querySelector('ul')!;
    const on = { signal };
    for (const button of this.#buttons())
      button.addEventListener('click', () => this.#press(Number(button.dataset.step)), on);
    this.#rotateButton?.addEventListener('click', () => this.#stop(!this.#isStopped), on);
    this.#list.addEventListener('pointerdown', () => this.#stop(true), on);
    const update = () => this.#update();
    for (const change of ['mouseenter', 'mouseleave', 'focusin', 'focusout'])
      this.addEventListener(change, () => setTimeout(update), on);
    calm.addEventListener('change', update, on);
    document.addEventListener('visibilitychange', update, on);
    const sizes = new ResizeObserver(update);
    const sight = new IntersectionObserver(([entry]) => {
      this.#isSeen = entry?.isIntersecting ?? false;
      update();
    });
    sizes.observe(this.#list);
    sight.observe(this.#list);
    signal.addEventListener('abort', () => {
      clearInterval(this.#timer);
      sizes.disconnect();
      sight.disconnect();
    });
    this.#show(Number(this.getAttribute('start') ?? 0), 'instant');
  }

  #buttons(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[data-step]')];
  }

  get #rotateButton(): HTMLElement | null {
    return this.querySelector('[data-rotate]');
  }

  #cards(): HTMLElement[] {
    return ([...this.#list.children] as HTMLElement[]).filter(({ hidden }) => !hidden);
  }

  #press(by: number): void {
    this.#stop(true);
    this.#step(by);
  }

  #stop(isStopped: boolean): void {
    this.#isStopped = isStopped;
    this.#update();
  }

  get #isHeld(): boolean {
    return this.matches(pointed.matches ? ':hover, :focus-within' : ':focus-within');
  }

  #update(): void {
    const isWide = this.#list.scrollWidth > this.#list.clientWidth + 1;
    this.toggleAttribute('still', !isWide);
    for (const button of this.#buttons()) button.hidden = !isWide;
    const every = Number(this.getAttribute('rotate') ?? 0);
    const canRotate = every > 0 && isWide && !calm.matches;
    const button = this.#rotateButton;
    if (button) {
      button.hidden = !canRotate;
      button.setAttribute('aria-pressed', String(this.#isStopped));
    }
    const moves = canRotate && this.#isSeen && !document.hidden && !this.#isStopped && !this.#isHeld;
    this.toggleAttribute('moving', moves);
    clearInterval(this.#timer);
    if (moves) this.#timer = window.setInterval(() => this.#step(1), every);
  }

  #step(by: number): void {
    const cards = this.#cards();
    const left = this.#list.scrollLeft;
    const room = this.#list.scrollWidth - this.#list.clientWidth;
    const first = cards[0]?.offsetLeft ?? 0;
    const now = cards.findIndex((card) => card.offsetLeft - first >= left - 4);
    const isLast = left >= room - 4;
    if (by > 0) this.#show(isLast ? 0 : now + 1);
    else this.#show(left <= 4 ? cards.length - 1 : (now < 0 ? cards.length : now) - 1);
  }

  #show(index: number, behavior: ScrollBehavior = calm.matches ? 'instant' : 'smooth'): void {
    const cards = this.#cards();
    const card = cards[index];
    if (card) this.#list.scrollTo({ left: card.offsetLeft - cards[0]!.offsetLeft, behavior });
  }
}

define('card-row', CardRow);
