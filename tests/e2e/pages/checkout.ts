import type { Page } from '@playwright/test';
import { vehicleWith, type Dealer } from '../dealers.ts';
import { expect, test, withoutPhotos, type Visit } from '../shop.ts';
import { siteUrl } from '../site-url.ts';

let serial = 0;

/** Unique, because the server identifies people by phone number. */
export const someone = () => {
  serial += 1;
  const digits = String((Date.now() + serial * 7919) % 10_000).padStart(4, '0');
  return { name: 'Robin Hale', phone: `0491 57${digits}`, email: `robin${Date.now()}${serial}@shopper.example` };
};

export async function freeVehicle(page: Page, dealer: Dealer, visit: Visit): Promise<string> {
  const first = vehicleWith(dealer, 'data-reserve');
  await page.goto(siteUrl(dealer, '/cars/'));
  const paths = await page
    .locator('main .card__title a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  // Concurrent tests start from different vehicles.
  const { parallelIndex, config } = test.info();
  const start = Math.floor((parallelIndex * paths.length) / config.workers);
  for (const path of [...paths.slice(start), ...paths.slice(0, start), first]) {
    await page.goto(siteUrl(dealer, `${path}/checkout`));
    if ((await page.locator('input[name="step"][value="details"]').count()) > 0) return path;
    visit.excuse(new RegExp(`status of 409 .*${path}/checkout`, 'v'));
  }
  throw new Error(`${dealer} has no vehicle that is free.`);
}

export async function fillDetails(page: Page, { name, phone, email }: ReturnType<typeof someone>): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByLabel('Email address').fill(email);
}

export async function startCheckout(page: Page, dealer: Dealer, visit: Visit) {
  await withoutPhotos(page);
  const path = await freeVehicle(page, dealer, visit);
  await page.goto(siteUrl(dealer, `${path}/checkout`));
  const who = someone();
  await fillDetails(page, who);
  return { path, who };
}

export async function hold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check your details' }).click();
  await page.getByRole('button', { name: 'Agree and enter card details' }).click();
  await page.getByRole('button', { name: /^Hold \$/v }).click();
}

export const expectHeld = (page: Page): Promise<void> =>
  expect(page.getByText('No money has left your card')).toBeVisible();

export async function cancelReservation(page: Page): Promise<void> {
  await page.getByText('Cancel the reservation').click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
}
