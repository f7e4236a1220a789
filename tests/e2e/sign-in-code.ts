import type { BrowserContext } from '@playwright/test';
import type { Dealer } from './dealers.ts';
import { siteUrl } from './site-url.ts';

/** @param number in national notation, "0491 570 156" */
export async function codeFor(context: BrowserContext, dealer: Dealer, number: string): Promise<string> {
  const reader = await context.newPage();
  await reader.goto(siteUrl(dealer, '/outbox'));
  const text = await reader
    .locator('li.sms', { hasText: number.replace(/\D/g, '').slice(1) })
    .first()
    .locator('pre')
    .innerText();
  await reader.close();
  return /\d{6}/.exec(text.replace(/\s(?=\d)/g, ''))![0];
}
