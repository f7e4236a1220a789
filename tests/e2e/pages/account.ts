/** Signing in by phone in the browser, and who is signed in. */
import type { Locator, Page } from '@playwright/test';
import type { Dealer } from '../dealers.ts';
import { expect } from '../shop.ts';
import { codeFor } from '../sign-in-code.ts';

interface Shopper {
  /** Vehicles on the watchlist. */
  cars?: { car_id: string; saved_at: string }[];
  /** Whether the server fails to sign the shopper out. */
  signOutFails?: boolean;
}

export class Account {
  readonly page: Page;
  /** Signing in on the page of a vehicle. */
  readonly dialog: Locator;
  readonly savedButton: Locator;
  readonly savedPanel: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.savedButton = page.locator('[data-saved-button]');
    this.savedPanel = page.locator('#saved');
  }

  /** Signs in by keyboard on the sign-in page, which is open. `phone` is as people write it at home. */
  async signIn(dealer: Dealer, phone: string): Promise<void> {
    await this.page.getByLabel('Mobile number').fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
    await this.page.getByLabel('6-digit code').fill(await codeFor(this.page.context(), dealer, phone));
    await this.page.keyboard.press('Enter');
  }

  /** Signs in by keyboard in the dialog, which is open. */
  async signInByDialog(dealer: Dealer, phone: string): Promise<void> {
    const code = this.dialog.getByLabel('6-digit code');
    await this.dialog.getByLabel('Mobile number').fill(phone);
    await this.page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await code.fill(await codeFor(this.page.context(), dealer, phone));
    await this.page.keyboard.press('Enter');
    await expect(this.dialog).toBeHidden();
  }

  /** Puts a server in front of the page that knows the shopper as 0491 570 111, and stores what is watched. */
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
