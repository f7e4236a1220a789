/** Hashes only a feed's mapped fields, so that other columns (a timestamp, a counter) don't change its version. */
import { createHash } from 'node:crypto';
import type { FeedValues } from './mapping/fields.ts';

export class FieldsHash {
  readonly #hash = createHash('sha256');

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
