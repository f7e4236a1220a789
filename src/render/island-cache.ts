import { memoize } from '#src/lib/memoize.ts';

/**
 * Forms repeat on every page, and calculators for the same price. For builds only: shoppers' input must not be cached.
 */
export class IslandCache {
  readonly #of = memoize((_component: object) => new Map<string, string>());
  readonly #most: number;

  /** `most`: maximum per component. */
  constructor(most = 400) {
    this.#most = most;
  }

  /** `key` determines the text, except for function props' results. */
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
