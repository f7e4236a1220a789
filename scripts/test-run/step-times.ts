import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export class StepTimes {
  readonly #file: string;
  readonly #seconds: Record<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#seconds = read(file);
  }

  last(step: string, otherwise: number): number {
    return this.#seconds[step] ?? otherwise;
  }

  record(step: string, seconds: number): void {
    this.#seconds[step] = Math.round(seconds * 10) / 10;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#seconds));
  }
}

function read(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}
