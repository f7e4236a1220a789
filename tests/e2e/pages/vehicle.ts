import type { Locator, Page } from '@playwright/test';
import { vehiclePath, type Dealer } from '../dealers.ts';
import { expect } from '../shop.ts';
import { siteUrl } from '../site-url.ts';

const photo = '(?:photo|illustration)';

export class VehiclePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly title: Locator;
  readonly gallery: Locator;
  readonly openPhotos: Locator;
  readonly thumbnails: Locator;
  readonly photos: Locator;
  /** Reserve, Enquire and phone, at the bottom. */
  readonly bar: Locator;
  readonly actions: Locator;
  readonly watch: Locator;
  /** Shown for every purpose of the form. */
  readonly message: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.title = page.locator('[data-seen]');
    this.gallery = page.locator('photo-gallery').first();
    this.openPhotos = this.gallery.locator('.gallery__open');
    this.thumbnails = this.gallery.locator('.gallery__thumbs a');
    this.photos = page.getByRole('dialog', { name: /^(?:Photos|Illustrations)$/v });
    this.bar = page.locator('.action-bar');
    this.actions = page.locator('[data-actions]');
    this.watch = page.locator('.vehicle__save [data-watch]');
    this.message = page.locator('form#ask [name="message"]');
  }

  async goto(dealer: Dealer, path = vehiclePath(dealer)): Promise<void> {
    await this.page.goto(siteUrl(dealer, path));
  }

  nextPhoto = (): Locator => this.gallery.getByRole('button', { name: new RegExp(`^Next ${photo}$`, 'v') });
  previousPhoto = (): Locator => this.gallery.getByRole('button', { name: new RegExp(`^Previous ${photo}$`, 'v') });
  closePhotos = (): Locator => this.photos.getByRole('button', { name: /^Close (?:photos|illustrations)$/v });

  expectPhoto = (number: number): Promise<void> =>
    expect(this.openPhotos).toContainText(new RegExp(String.raw`^\s*${number} of`, 'v'));
  expectFullScreenPhoto = (number: number): Promise<void> =>
    expect(this.photos.getByText(new RegExp(String.raw`^${number} of \d+`, 'v'))).toBeVisible();

  async showPhotos(): Promise<Locator> {
    await this.openPhotos.click();
    await expect(this.photos).toBeVisible();
    return this.photos;
  }

  /** Selects the form's purpose, such as `enquiry` or `request-photos`. */
  use = (form: string): Locator => this.page.locator(`form#ask [name="form"][value="${form}"]`);

  /** Expanded, with its first field focused and visible. */
  async expectFormFor(form: string): Promise<void> {
    await expect(this.message).toBeFocused();
    await expect(this.message).toBeInViewport();
    await expect(this.use(form)).toBeChecked();
  }
}
