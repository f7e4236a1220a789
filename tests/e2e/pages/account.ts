import type { Locator, Page } from '@playwright/test';
import type { Dealer } from '../dealers.ts';
import { expect } from '../shop.ts';
import { codeFor } from '../sign-in-code.ts';

interface Shopper {
  cars?: { car_id: string; saved_at: string }[];
  signOutFails?: boolean;
}

export class Account {
  readonly page: Page;
  readonly dialog: Locator;
  readonly savedButton: Locator;
  readonly savedPanel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.savedButton = page.locator('[data-saved-button]');
    this.savedPanel = page.locator('#saved');
  }

  /** Uses the keyboard. `phone` is in national notation. */
  async signIn(dealer: Dealer, phone: string): Promise<void> {
    await this.page.getByLabel('Mobile number').fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    await this.page.getByLabel('6-digit code').fill(await codeFor(this.page.context(), dealer, phone));
    await this.page.keyboard.press('Enter');
  }

  async signInByDialog(dealer: Dealer, phone: string): Promise<void> {
    const code = this.dialog.getByLabel('6-digit code');
    await this.dialog.getByLabel('Mobile number').fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await code.fill(await codeFor(this.page.context(), dealer, phone));
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toBeHidden();
  }

  /** Stubs a server that knows 0491 570 111 and stores watched vehicles. */
  async isSignedIn({ cars = [], signOutFails = false }: Shopper = {}): Promise<void> {
    const watched = new Map(cars.map((car) => [car.car_id, car]));
    let user: object | null = { id: 'one', phone: '+61491570111' };
    await this.page.route('**/api/session', (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { user } });
      if (signOutFails)
        return route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'The bees are back.' } } });
      user = null;
      return route.fulfill({ json: { success: true } });
    });
    await this.page.route('**/api/watchlist', (route) => route.fulfill({ json: { cars: [...watched.values()] } }));
    await this.page.route('**/api/watchlist/save-car', (route) => {
      const { car_id: id } = route.request().postDataJSON() as { car_id: string };
      watched.set(id, { car_id: id, saved_at: '2026-11-12T21:00:00Z' });
      return route.fulfill({ json: { success: true } });
    });
  }
}
