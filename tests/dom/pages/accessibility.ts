/** Rules that need no layout, for page states no browser test visits. */
import { StructuralAxe } from '../../support/structural-axe.ts';

const axe = new StructuralAxe();

export function violationsIn(part: Element): Promise<string[]> {
  const copy = part.cloneNode(true) as Element;
  // jsdom hides an open dialog; the check shows closed ones.
  for (const element of [copy, ...copy.querySelectorAll('dialog')]) element.removeAttribute('open');
  return axe.violations(`<html lang="en"><title>Part of a page</title><main>${copy.outerHTML}</main></html>`);
}
