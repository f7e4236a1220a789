import type { Locator, Page } from '@playwright/test';
import type { Dealer } from '../dealers.ts';
import { expect } from '../shop.ts';
import { siteUrl } from '../site-url.ts';

type Action = 'find' | 'enter' | 'appraise' | 'accept';

export class TradeInPage {
  readonly page: Page;
  readonly plate: Locator;
  readonly kilometres: Locator;
  readonly isMyCar: Locator;
  /** Below the last question, or in the bottom bar if scripts run. */
  readonly showEstimate: Locator;
  readonly alert: Locator;
  readonly work: Locator;

  constructor(page: Page) {
    this.page = page;
    this.plate = this.form('find').getByLabel(/^Rego/v);
    this.kilometres = page.getByLabel(/on the clock/v);
    this.isMyCar = page.getByRole('button', { name: 'Yes, this is my car' });
    this.showEstimate = page.getByRole('button', { name: 'Show my estimate' });
    this.alert = page.locator('.trade__alert');
    this.work = page.locator('.trade__work');
  }

  async goto(dealer: Dealer, path: string): Promise<void> {
    await this.page.goto(siteUrl(dealer, path));
  }

  form = (action: Action): Locator => this.page.locator(`.trade form:has(input[name="action"][value="${action}"])`);

  heading = (name: string | RegExp): Locator => this.page.locator('main').getByRole('heading', { name });

  async findByPlate(plate: string): Promise<void> {
    await this.plate.fill(plate);
    await this.form('find').getByRole('button').click();
  }

  /** Waits for the script, which moves "Show my estimate" to the bar. */
  async toCondition(plate: string): Promise<void> {
    await this.findByPlate(plate);
    await this.kilometres.fill('45,000');
    await this.isMyCar.click();
    await expect(this.heading('Walk around it and count the marks')).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'One more' }).first()).toBeVisible();
  }

  async openCondition(dealer: Dealer, path: string, plate: string): Promise<void> {
    await this.goto(dealer, path);
    await this.toCondition(plate);
  }
}
