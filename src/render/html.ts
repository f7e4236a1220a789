/** Markup that isn't escaped again. */
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

export function withTexts<T>(texts: Text[], apply: (texts: string[]) => T): T | Promise<T> {
  return texts.every((text) => typeof text === 'string') ? apply(texts) : Promise.all(texts).then(apply);
}
