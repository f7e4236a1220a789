import type { Locator, Page } from '@playwright/test';

/** The heading of the whole page. */
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
