import { describe, expect, test } from 'vitest';
import { dealers } from '../support/dealers.ts';
import { openPage, siteOf, type Answer, type OpenPage } from './open-page.ts';
import { textOf } from './pages/form.ts';
import { search, searchDealers } from './pages/search.ts';

const form = (): HTMLFormElement => document.querySelector<HTMLFormElement>('form:has([data-make])')!;
const makes = (): HTMLSelectElement => form().querySelector<HTMLSelectElement>('[data-make]')!;
const models = (): HTMLSelectElement => form().querySelector<HTMLSelectElement>('[data-model]')!;
const modelNames = (): string[] => [...models().options].map(textOf);
const status = (): string => textOf(form().querySelector('[data-form-status]'));
const retry = (): HTMLElement => form().querySelector<HTMLElement>('[data-model-retry]')!;

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

async function textAt(dealer: string, url: string, selector: string): Promise<string> {
  const site = await siteOf(dealer);
  const target = site.target(new URL(url, document.URL).pathname);
  if (target.kind !== 'file') return '';
  return textOf(new DOMParser().parseFromString(site.text(target.file), 'text/html').querySelector(selector));
}

const openHome = (dealer: string, answer?: Answer): Promise<OpenPage> =>
  openPage(dealer, '/', answer === undefined ? {} : { answer });

describe.each(searchDealers)('%s', (dealer) => {
  test('lists a make’s models with their counts, announces them, and opens the chosen model’s page (SRCH-14, ROUTE-03)', async () => {
    const { destinations } = await openHome(dealer);
    expect(models().disabled).toBe(true);
    choose(makes(), 'Toyota');
    await expect.poll(() => models().disabled).toBe(false);
    expect(status()).toMatch(/^\d+ Toyota models\. Show \d+ cars?$/v);
    const listed = modelNames().slice(1);
    expect(listed.filter((label) => !/\(\d+\)$/v.test(label))).toEqual([]);
    const corolla = listed.find((label) => label.startsWith('Corolla ('))!;
    choose(models(), 'Corolla');
    const count = /\((?<count>\d+)\)/v.exec(corolla)!.groups!.count!;
    const copy = `Show ${count} ${count === '1' ? 'car' : 'cars'}`;
    expect(status()).toBe(copy);
    search.button(copy, form()).click();
    expect(destinations).toEqual(['/search/toyota/corolla']);
    expect(await textAt(dealer, destinations[0]!, 'h1')).toContain('Corolla');
    expect(await textAt(dealer, destinations[0]!, 'main')).toContain(`${count} car`);
  });

  test('clears the models when no make is chosen (SRCH-14)', async () => {
    await openHome(dealer);
    choose(makes(), 'Toyota');
    await expect.poll(() => models().disabled).toBe(false);
    choose(makes(), '');
    await expect.poll(() => models().disabled).toBe(true);
    expect(modelNames()).toEqual(['Any model']);
  });

  test('shows that the models are loading (SRCH-15)', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    await openHome(dealer, ({ url }) => (url.endsWith('/data/stock-counts.json') ? promise : null));
    choose(makes(), 'Toyota');
    expect(models().getAttribute('aria-busy')).toBe('true');
    expect(modelNames()).toEqual(['Loading models…']);
    resolve(null);
    await expect.poll(() => models().getAttribute('aria-busy')).toBe('false');
    expect(models().disabled).toBe(false);
  });

  test('reports that the models did not load, offers a retry, and searches by make alone (SRCH-15)', async () => {
    let isDown = true;
    await openHome(dealer, ({ url }) =>
      isDown && url.endsWith('/data/stock-counts.json') ? new Response('', { status: 503 }) : null,
    );
    choose(makes(), 'Toyota');
    await expect.poll(status).toContain('The models didn’t load.');
    expect(modelNames()).toEqual(['Models didn’t load']);
    expect(search.button(/^Show \d+ cars?$/v, form())).toBeTruthy();
    expect(retry().hidden).toBe(false);
    isDown = false;
    retry().click();
    await expect.poll(() => models().disabled).toBe(false);
    expect(retry().hidden).toBe(true);
  });
});

test.each(dealers)('goes from the %s home page to the chosen make’s page (ROUTE-05)', async (dealer) => {
  const { destinations } = await openHome(dealer);
  const [, first] = makes().options;
  choose(makes(), first!.value);
  const button = (): HTMLElement => search.button(/^Show \d/v, form());
  await expect.poll(button).toBeTruthy();
  button().click();
  expect(destinations).toEqual([`/search/${first!.dataset['slug']}`]);
  expect(await textAt(dealer, destinations[0]!, 'h1')).toContain(first!.value);
});
