import type { Rendered } from './html.ts';
import { PageResult, type PageInputs } from './page-result.ts';
import { insertScripts } from './scripts.ts';

export type PageComponent = (result: PageResult, props: object, slots: object) => Rendered;

export async function renderPage(component: PageComponent, inputs: PageInputs): Promise<string> {
  const { text } = await component(new PageResult(inputs), {}, {});
  return insertScripts(withDoctype(text), (id) => `<script type="module" src="${inputs.addressOf(id)}"></script>`);
}

const withDoctype = (text: string): string => (/^\s*<!doctype html/i.test(text) ? text : `<!DOCTYPE html>${text}`);
