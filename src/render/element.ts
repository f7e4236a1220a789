import { voidElementNames } from 'astro/runtime/server/render/util.js';
import { attributesText } from './attributes.ts';
import { Html, withTexts, type Rendered } from './html.ts';
import type { PageResult, TemplateSlots } from './page-result.ts';
import { liftScripts } from './scripts.ts';
import { textOf } from './template.ts';

export function namedElement(result: PageResult, tag: string, props: object, slots: TemplateSlots): Rendered {
  const contents = Object.values(slots).map((slot) => textOf(slot(result)));
  const opened = `<${tag}${attributesText(props, tag)}`;
  return withTexts(contents, (texts) => {
    const { scripts, html } = liftScripts(texts.join(''));
    const end = html === '' && voidElementNames.test(tag) ? '/>' : `>${html}</${tag}>`;
    return new Html(scripts + opened + end);
  });
}
