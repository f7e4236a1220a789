/** Markup as it is made: finished, or a promise of it where a component waits for something. */

/** Finished markup, which no template escapes again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type Rendered = Html | Promise<Html>;
export type Text = string | Promise<string>;

export const emptyHtml = new Html('');

/** Calls `use` with the texts: at once where all of them are known. */
export function withTexts<T>(texts: Text[], use: (texts: string[]) => T): T | Promise<T> {
  return texts.every((text) => typeof text === 'string') ? use(texts) : Promise.all(texts).then(use);
}
