/**
 * A version of what a feed says: hashed field by field as the mapping reads it, so that a timestamp or a counter that
 * nobody maps makes no difference.
 */
import { createHash } from 'node:crypto';
import type { FeedValues } from './mapping/fields.ts';

export class FieldsHash {
  readonly #hash = createHash('sha256');

  /** How often a page was seen says nothing new of the vehicle. */
  add(values: FeedValues): void {
    const { views } = values;
    values.views = null;
    this.#hash.update(JSON.stringify(values));
    values.views = views;
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}
