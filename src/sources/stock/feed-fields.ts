/** Hashes only mapped fields, so that other columns, such as a timestamp, don't change the feed's version. */
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
