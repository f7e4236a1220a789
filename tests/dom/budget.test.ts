import { describe, expect, test } from 'vitest';
import { comeNear, openPage, type OpenPage } from './open-page.ts';
import { enter, textOf } from './pages/form.ts';
import { search, searchDealers } from './pages/search.ts';

const finder = (): HTMLFormElement => document.querySelector<HTMLFormElement>('form.budget')!;
const field = (label: string): HTMLInputElement =>
  [...finder().querySelectorAll('label')].find((one) => textOf(one) === label)!.control as HTMLInputElement;
const total = (): string => textOf(finder().querySelector('.budget__sum'));
const button = (): HTMLButtonElement => finder().querySelector<HTMLButtonElement>('[type="submit"]')!;
const alert = (): string => textOf(finder().querySelector('[role="alert"]'));

async function openBudget(dealer: string, isReload = false): Promise<OpenPage> {
  const page = await openPage(dealer, '/budget/', { isReload });
  await comeNear([finder().closest('astro-island')!]);
  return page;
}

describe.each(searchDealers)('%s', (dealer) => {
  test('searches by what a shopper can pay per week or month (BUDG-01, BUDG-02, BUDG-04)', async () => {
    const { destinations } = await openBudget(dealer);
    expect(search.heading()).toBe('Find cars for your budget');
    enter(field('Repayment, per week'), '90');
    await expect.poll(total).toBe('$25,400');
    enter(field('Deposit'), '$5,000');
    await expect.poll(total).toBe('$28,400');
    field('Monthly').click();
    await expect.poll(() => field('Repayment, per month').value).toBe('2000');
    field('Weekly').click();
    await expect.poll(total).toBe('$28,400');
    field('SUV').click();
    await expect.poll(() => textOf(button())).toMatch(/^Show [\d,]+ SUVs?$/v);
    button().click();
    expect(decodeURIComponent(destinations[0]!)).toContain('range[price]=:28400');
  });

  test('shows a count of cars before the form is touched, and reports letters in an amount (BUDG-03)', async () => {
    await openBudget(dealer);
    await expect.poll(() => textOf(button())).toMatch(/^Show [\d,]+ cars?$/v);
    expect(button().disabled).toBe(false);
    enter(field('Repayment, per week'), 'abc');
    await expect.poll(alert).toContain('Please enter an amount in dollars');
    expect(field('Repayment, per week').getAttribute('aria-invalid')).toBe('true');
    expect(field('Deposit').getAttribute('aria-invalid')).not.toBe('true');
    expect(textOf(button())).not.toContain('Found');
    enter(field('Repayment, per week'), '0.15k');
    await expect.poll(total).toBe('$41,000');
  });

  test('restores the typed figures when the shopper comes back from the results (BUDG-02)', async () => {
    await openBudget(dealer);
    enter(field('Repayment, per week'), '150');
    enter(field('Deposit'), '3,000');
    field('SUV').click();
    await expect.poll(() => textOf(button())).toMatch(/^Show [\d,]+ SUVs?$/v);
    await openBudget(dealer, true);
    await expect.poll(() => field('Repayment, per week').value).toBe('150');
    expect(field('Deposit').value).toBe('3,000');
    expect(field('SUV').checked).toBe(true);
    await expect.poll(() => textOf(button())).toMatch(/^Show [\d,]+ SUVs?$/v);
  });
});

test('marks both amounts and disables the button for a budget below every price (BUDG-03)', async () => {
  await openBudget('harbour-motors');
  enter(field('Repayment, per week'), '5');
  enter(field('Deposit'), '10');
  await expect.poll(() => textOf(button())).toBe('0 Cars Found');
  expect(button().disabled).toBe(true);
  expect(finder().querySelectorAll('[aria-invalid="true"]')).toHaveLength(2);
  expect(alert()).toContain('No cars found for this budget');
});
