/** Accessibility rules that need no layout, for states of a page that a browser test does not visit. */
import { StructuralAxe } from '../../support/structural-axe.ts';

const axe = new StructuralAxe();

/** What breaks a rule in a part of the open page. */
export const violationsIn = (part: Element): Promise<string[]> =>
  axe.violations(`<html lang="en"><title>Part of a page</title><main>${part.outerHTML}</main></html>`);
