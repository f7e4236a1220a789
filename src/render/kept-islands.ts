/** Islands of pages before. */
import { memoize } from '#src/lib/memoize.ts';

/**
 * Islands that were drawn before: forms are the same on all pages of a site, and many vehicles have one price and so one
 * calculator. An island follows from its properties, those that are functions by what they answer. For builds alone: what
 * a shopper typed into a form that comes back is nothing to keep.
 */
export class KeptIslands {
  readonly #of = memoize((_component: object) => new Map<string, string>());
  readonly #most: number;

  /** `most`: so many of each component, the oldest dropped. */
  constructor(most = 400) {
    this.#most = most;
  }

  /** `key`: all that the island's text follows from, but for what functions among its properties answer. */
  get(component: object, props: Record<string, unknown>, key: string, draw: () => string): string {
    const kept = this.#of(component);
    const answers = Object.values(props).map((value) => (typeof value === 'function' ? String(value()) : ''));
    const whole = `${key}${answers.join('')}`;
    const known = kept.get(whole);
    if (known !== undefined) return known;
    const made = draw();
    if (kept.size === this.#most) kept.delete(kept.keys().next().value!);
    kept.set(whole, made);
    return made;
  }
}
