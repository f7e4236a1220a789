/** Checks each style's contrast once per worker. */
import type { Page } from '@playwright/test';
import { violations as allViolations, type AxeOptions } from '../../scripts/check-site/axe.ts';

const checkedStylings = new Set<number>();

/** `layoutOnly`: another test or dealer checks the structure. The matrix run checks everything. */
export const violations = (
  page: Page,
  where: string,
  { without = [], layoutOnly = false }: Pick<AxeOptions, 'without' | 'layoutOnly'> = {},
): Promise<string[]> =>
  allViolations(page, where, process.env.MATRIX ? { without } : { without, layoutOnly, checkedStylings });
