import type { Locator, Page } from '@playwright/test';
import { vehiclePath, type Dealer } from '../dealers.ts';
import { expect, withoutPhotos } from '../shop.ts';
import { siteUrl } from '../site-url.ts';
import { toLastStep } from '../steps.ts';

export const formNamed = (page: Page, name: string): Locator => page.locator(`form[data-form="${name}"]`);
export const submitOf = (form: Locator): Locator => form.locator('[type="submit"]:not(.form__next):visible');
export const nameField = (form: Locator): Locator => form.getByLabel(/^(?:Name|First name)$/);
export const messageField = (form: Locator): Locator =>
  form.getByRole('textbox', { name: /Message|Which part|About you|What have you noticed|What do you need|Anything/ });

export async function openForm(page: Page, dealer: Dealer, path: string, name: string): Promise<Locator> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  const form = formNamed(page, name);
  await form.locator('[type="submit"]:visible').first().scrollIntoViewIfNeeded();
  return form;
}

export const expectLive = (page: Page, name: string): Promise<void> =>
  expect(page.locator('astro-island', { has: formNamed(page, name) })).not.toHaveAttribute('ssr');

export async function openEnquiry(page: Page, dealer: Dealer, path = vehiclePath(dealer)): Promise<Locator> {
  await withoutPhotos(page);
  await page.goto(siteUrl(dealer, path));
  const form = formNamed(page, 'enquiry');
  const fold = page.locator('main details.fold', { has: form });
  if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  return form;
}

export async function introduce(form: Locator, phone?: string): Promise<void> {
  await nameField(form).fill('Robin Hale');
  await form.getByLabel(/^Email/).fill('robin@example.com');
  if (phone !== undefined) await form.getByLabel('Phone').fill(phone);
  const terms = form.getByLabel('I agree to the terms of use.');
  if ((await terms.count()) > 0) await terms.check();
}

export async function chooseLocation(form: Locator): Promise<void> {
  const list = form.locator('select[name="location_id"]:visible, select[name="dealership_slug"]:visible');
  if ((await list.count()) > 0) await list.selectOption({ index: 1 });
}

export async function fillEnquiry(form: Locator): Promise<void> {
  await form.getByLabel('Message').fill('Is it still here?');
  await toLastStep(form);
  await introduce(form, '0491 570 158');
}

export const isAbove = async (upper: Locator, lower: Locator): Promise<boolean> =>
  (await upper.boundingBox())!.y < (await lower.boundingBox())!.y;
