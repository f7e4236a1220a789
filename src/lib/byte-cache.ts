/** Caches recent byte blocks up to a total size; concurrent requests share a computation. */
export class ByteCache {
  readonly #limit: number;
  readonly #kept = new Map<string, Buffer>();
  readonly #making = new Map<string, Promise<Buffer>>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = this.#kept.get(key);
    if (cached) {
      this.#kept.delete(key);
      this.#kept.set(key, cached);
      return cached;
    }
    const making = this.#making.get(key) ?? this.#make(key, make);
    return making;
  }

  #make(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = make()
      .then((bytes) => this.#keep(key, bytes))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, bytes: Buffer): Buffer {
    if (bytes.length > this.#limit / 8) return bytes;
    this.#kept.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, old] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= old.length;
    }
    return bytes;
  }
}
