/** Accessibility rules that need no layout, for page states that no browser test visits. */
import { StructuralAxe } from '../../support/structural-axe.ts';

const axe = new StructuralAxe();

/** Accessibility violations in a part of the open page. */
export function violationsIn(part: Element): Promise<string[]> {
  const copy = part.cloneNode(true) as Element;
  // jsdom hides an open dialog; the check itself shows closed ones.
  for (const element of [copy, ...copy.querySelectorAll('dialog')]) element.removeAttribute('open');
  return axe.violations(`<html lang="en"><title>Part of a page</title><main>${copy.outerHTML}</main></html>`);
}
