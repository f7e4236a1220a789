/** Includes hidden fields, such as the displayed terms (SHOWN-01). */
import { parse } from 'node-html-parser';
import type { Answer } from './function-site.ts';

type Fields = Record<string, string>;
interface Browser {
  get(path: string): Promise<Answer>;
  post(path: string, form: Fields): Promise<Answer>;
}

export function hiddenFields({ text }: Pick<Answer, 'text'>, fields: Fields): Fields {
  for (const form of parse(text).querySelectorAll('form')) {
    const hidden = Object.fromEntries(
      form
        .querySelectorAll('input[type="hidden"]')
        .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    );
    if (Object.entries(fields).every(([name, value]) => (hidden[name] ?? value) === value) && 'shown' in hidden)
      return hidden;
  }
  return {};
}

export async function submitPage(browser: Browser, page: string, fields: Fields): Promise<Answer> {
  const opened = await browser.get(page);
  return browser.post(page.split('?')[0]!, { ...hiddenFields(opened, fields), ...fields });
}
