import { counted } from '#src/lib/numbers.ts';

export interface TextStream {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

export const showsProgress = ({ isTTY }: TextStream, env: NodeJS.ProcessEnv): boolean => isTTY === true && !env.CI;

const pause = 80;

/** Redraws at most every 80 ms. */
export class ProgressLine {
  readonly #out: TextStream;
  readonly #clock: () => number;
  readonly #files = new Map<string, number>();
  #drawn = 0;

  constructor(out: TextStream, clock: () => number) {
    this.#out = out;
    this.#clock = clock;
  }

  start(slug: string): void {
    this.show(slug);
  }

  advance(slug: string, files: number): void {
    const all = (this.#files.get(slug) ?? 0) + files;
    this.#files.set(slug, all);
    if (this.#clock() - this.#drawn > pause) this.show(`${slug}: ${counted(all, 'file')}`);
  }

  show(text: string): void {
    this.#drawn = this.#clock();
    // A wrapped line couldn't be redrawn.
    this.#out.write(`\r\u001b[2K${`${text} …`.slice(0, (this.#out.columns ?? 80) - 1)}`);
  }

  clear(): void {
    this.#out.write('\r\u001b[2K');
  }
}
