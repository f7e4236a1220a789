/** Accessibility rules on a page under test, with the contrast of each styling checked once in a worker. */
import type { Page } from '@playwright/test';
import { violations as allViolations, type AxeOptions } from '../../scripts/check-site/axe.ts';

const checkedStylings = new Set<number>();

/**
 * What is wrong with the page as it is now. `layoutOnly` is for a state whose structure another test checks, such as
 * that of another template. The matrix run checks every rule, and the contrast of all text, every time.
 */
export const violations = (
  page: Page,
  where: string,
  { without = [], layoutOnly = false }: Pick<AxeOptions, 'without' | 'layoutOnly'> = {},
): Promise<string[]> =>
  allViolations(page, where, process.env.MATRIX ? { without } : { without, layoutOnly, checkedStylings });
