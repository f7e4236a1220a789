import { memoize } from '#src/lib/memoize.ts';

/**
 * Caches islands across pages: forms repeat on every page, and vehicles with the same price share a calculator. For
 * builds only, because a shopper's form input must not be cached.
 */
export class IslandCache {
  readonly #of = memoize((_component: object) => new Map<string, string>());
  readonly #most: number;

  /** `most`: per component. */
  constructor(most = 400) {
    this.#most = most;
  }

  /** `key` covers everything that determines the text, except the results of function props. */
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
