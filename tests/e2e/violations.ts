/** Accessibility rules on a page under test, with the contrast of each styling checked once in a worker. */
import type { Page } from '@playwright/test';
import { violations as allViolations, type AxeOptions } from '../../scripts/check-site/axe.ts';

const checkedStylings = new Set<number>();

/** What is wrong with the page as it is now. The matrix run checks the contrast of all text every time. */
export const violations = (page: Page, where: string, options: AxeOptions = {}): Promise<string[]> =>
  allViolations(page, where, process.env.MATRIX ? options : { ...options, checkedStylings });
