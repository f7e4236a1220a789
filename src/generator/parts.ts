/** Each render thread receives shared parts once, by number. */
import { hash } from 'node:crypto';
import { memoize } from '#src/lib/memoize.ts';
import type { Sources } from '#src/domain/listed.ts';
import type { Bundle } from './bundle.ts';

export interface PageText {
  own: string;
  parts: [key: string, ids: number | number[]][];
}

export class Parts {
  readonly #bundle: Bundle;
  readonly #ids = new Map<object, number>();
  readonly #texts: string[] = [];
  readonly #hashes: string[] = [];
  readonly #hashOf = memoize((source: object) => hash('sha1', JSON.stringify(source)));

  constructor(bundle: Bundle) {
    this.#bundle = bundle;
  }

  split(data: object): { page: PageText; hash: string } {
    const { own, parts } = this.#bundle.entry.splitJson(data);
    const numbered = parts.map(([key, value]): PageText['parts'][number] => [
      key,
      Array.isArray(value) ? value.map((part: object) => this.#id(part)) : this.#id(value),
    ]);
    const hashes = numbered.map(
      ([key, ids]) =>
        `${key}:${[ids]
          .flat()
          .map((id) => this.#hashes[id])
          .join()}`,
    );
    return { page: { own, parts: numbered }, hash: hash('sha1', `${own}${hashes.join(';')}`) };
  }

  sourcesHash({ shared, own }: Sources): string {
    return hash('sha1', `${JSON.stringify(own)}${shared.map(this.#hashOf).join()}`);
  }

  text(id: number): string {
    return this.#texts[id]!;
  }

  #id(part: object): number {
    const known = this.#ids.get(part);
    if (known !== undefined) return known;
    const written = this.#bundle.entry.partText(part);
    const id = this.#texts.push(written) - 1;
    this.#hashes.push(hash('sha1', written));
    this.#ids.set(part, id);
    return id;
  }
}

export const partsOf = ({ parts }: PageText): number[] => parts.flatMap(([, ids]) => ids);
