/** Compiled once for each state of the code. */
import type { PageToRender } from '#src/domain/site.ts';
import { templateNames, type TemplateName } from '#src/domain/tenant/template-names.ts';
import { loadEntry } from '#src/generator/bundle.ts';
import { bundleFolder, compile, sourceFingerprints } from '#src/generator/compile.ts';

/** Returns the fingerprint. */
export async function compiledCode(template: TemplateName): Promise<string> {
  const fingerprint = sourceFingerprints().pages[template];
  await compile(fingerprint, template);
  return fingerprint;
}

export const compiledFolder = async (template: TemplateName): Promise<string> =>
  bundleFolder(await compiledCode(template));

export type RenderPage = (page: PageToRender) => Promise<string>;

/** Renders each page with its dealer's template. `keepsIslands` as in a build. */
export async function pageRendererOf(
  folderOf: (template: TemplateName) => Promise<string>,
  { keepsIslands }: { keepsIslands: boolean },
): Promise<RenderPage> {
  const renderers = new Map<TemplateName, RenderPage>();
  for (const template of templateNames)
    renderers.set(template, (await loadEntry(await folderOf(template))).pageRenderer({ keepsIslands }));
  return (page) => renderers.get(page.context.settings.template)!(page);
}
