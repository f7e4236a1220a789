import type { Locator, Page } from '@playwright/test';

export class Toast {
  readonly box: Locator;
  readonly title: Locator;
  readonly text: Locator;
  readonly watchlistError: Locator;
  readonly signOutError: Locator;

  constructor(page: Page) {
    this.box = page.locator('.toast');
    this.title = page.locator('.toast__title');
    this.text = page.locator('.toast__text');
    this.watchlistError = page.getByRole('alert').filter({ hasText: 'We couldn’t update your watchlist' });
    this.signOutError = page.getByRole('alert').filter({ hasText: 'You’re still signed in' });
  }
}
