/** The page of a vehicle in the browser, for every spec that uses it. */
import type { Locator, Page } from '@playwright/test';
import { vehiclePath, type Dealer } from '../dealers.ts';
import { expect } from '../shop.ts';
import { siteUrl } from '../site-url.ts';

/** Vehicles without photos show drawings, and their gallery says so. */
const photo = '(?:photo|drawing)';

export class VehiclePage {
  readonly page: Page;
  readonly heading: Locator;
  /** Its title, as forms, toasts and lists repeat it. */
  readonly title: Locator;
  readonly gallery: Locator;
  /** The button with the number of the photo, which opens the full screen. */
  readonly openPhotos: Locator;
  readonly thumbnails: Locator;
  /** The photos in full screen. */
  readonly photos: Locator;
  /** The bar with Reserve, Enquire and the phone at the foot of the screen. */
  readonly bar: Locator;
  /** The page's own buttons for what the bar offers. */
  readonly actions: Locator;
  readonly watch: Locator;
  /** The first field of the form, in each of its uses. */
  readonly message: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1 });
    this.title = page.locator('[data-seen]');
    this.gallery = page.locator('photo-gallery').first();
    this.openPhotos = this.gallery.locator('.gallery__open');
    this.thumbnails = this.gallery.locator('.gallery__thumbs a');
    this.photos = page.getByRole('dialog', { name: /^(?:Photos|Drawings)$/v });
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
  closePhotos = (): Locator => this.photos.getByRole('button', { name: /^Close (?:photos|drawings)$/v });

  expectPhoto = (number: number): Promise<void> =>
    expect(this.openPhotos).toContainText(new RegExp(String.raw`^\s*${number} of`, 'v'));
  expectFullScreenPhoto = (number: number): Promise<void> =>
    expect(this.photos.getByText(new RegExp(String.raw`^${number} of \d+`, 'v'))).toBeVisible();

  /** Opens the photos in full screen. */
  async showPhotos(): Promise<Locator> {
    await this.openPhotos.click();
    await expect(this.photos).toBeVisible();
    return this.photos;
  }

  /** The choice of the form's use, such as `enquiry` or `request-photos`. */
  use = (form: string): Locator => this.page.locator(`form#ask [name="form"][value="${form}"]`);

  /** The form is unfolded in this use, with the focus in its first field and in sight. */
  async expectFormFor(form: string): Promise<void> {
    await expect(this.message).toBeFocused();
    await expect(this.message).toBeInViewport();
    await expect(this.use(form)).toBeChecked();
  }
}
