import type { Locator, Page } from '@playwright/test';

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
