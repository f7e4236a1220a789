import { describe, expect, test, vi } from 'vitest';
import { openPage, type Answer, type OpenPage } from './open-page.ts';
import { violationsIn } from './pages/accessibility.ts';
import { buttonOf, fail, nextTask, textOf, waitForAssertion } from './pages/form.ts';
import { carOf, vehicleWith } from './pages/vehicle.ts';

const templates = ['harbour-motors', 'everyday-cars', 'merrin-vale'];
const dealers = ['harbour-motors', 'everyday-cars'];

const pathOf = (request: Request): string => new URL(request.url).pathname;
const one = <E extends Element = HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector) ?? fail(`There is no ${selector}.`);

const logsCalls: Answer = (request) =>
  pathOf(request) === '/api/phone-reveals' ? Response.json({ logged: true }) : null;

async function bodiesSentTo(page: OpenPage, path: string): Promise<unknown[]> {
  const sent = page.requests.filter((request) => request.method === 'POST' && pathOf(request) === path);
  return Promise.all(sent.map((request) => request.clone().json() as Promise<unknown>));
}

describe.each(templates)('%s', (dealer) => {
  test('warns in the console about a vehicle without any number to call (VDP-11, ERR-01)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage(dealer, await vehicleWith(dealer, 'data-page-vehicle'), {
      before: () => one('[data-page-vehicle]').setAttribute('data-no-phone', ''),
    });
    expect(warn.mock.calls.join()).toContain('No phone number for the call button');
  });

  test('expands everything before printing (VDP-03)', async () => {
    let closed: number | null = null;
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      closed = document.querySelectorAll('main details:not([open])').length;
      window.dispatchEvent(new Event('afterprint'));
    });
    await openPage(dealer, await vehicleWith(dealer, 'data-print'));
    const before = document.querySelectorAll('main details:not([open])').length;
    expect(before).toBeGreaterThan(0);
    one('[data-print]').click();
    expect(closed).toBe(0);
    expect(document.querySelectorAll('main details:not([open])')).toHaveLength(before);
  });

  test('copies the link when the device cannot share, and confirms it (VDP-03)', async () => {
    const writeText = vi.fn(async (_: string) => undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    await openPage(dealer, await vehicleWith(dealer, 'data-share'));
    const path = location.pathname;
    one('[data-share]').click();
    await waitForAssertion(() => expect(document.body.textContent).toContain('Link copied'));
    expect(writeText.mock.calls).toEqual([[expect.stringContaining(path)]]);
  });
});

describe.each(dealers)('%s', (dealer) => {
  test('reveals the masked number on the first click and logs it; the next click dials (VDP-11)', async () => {
    const page = await openPage(dealer, await vehicleWith(dealer, 'data-phone='), { answer: logsCalls });
    const link = one<HTMLAnchorElement>('main a[data-phone]');
    const number = link.dataset['phone']!;
    expect(link.textContent).not.toContain(number);
    expect(link.textContent).toContain(number.slice(0, 5));
    const isDialled = (): boolean => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isDialled()).toBe(false);
    expect(await bodiesSentTo(page, '/api/phone-reveals')).toEqual([
      expect.objectContaining({ car_id: one('[data-seen]').dataset['seen'], website_id: dealer }),
    ]);
    expect(textOf(link)).toContain(number);
    expect(link.hasAttribute('data-phone')).toBe(false);
    const same = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].filter(
      ({ href }) => href === link.href,
    );
    expect(same.filter((other) => other.hasAttribute('data-phone'))).toEqual([]);
    expect(isDialled(), 'the second click is the browser’s').toBe(true);
  });

  test('reveals the number even when the reveal cannot be logged, and warns in the console (VDP-11, ERR-01)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPage(dealer, await vehicleWith(dealer, 'data-phone='), {
      answer: (request) => {
        if (pathOf(request) === '/api/phone-reveals') throw new TypeError('Failed to fetch');
        return null;
      },
    });
    const link = one<HTMLAnchorElement>('main a[data-phone]');
    const number = link.dataset['phone']!;
    link.click();
    expect(textOf(link)).toContain(number);
    await waitForAssertion(() => expect(warn.mock.calls.join()).toContain('The phone reveal was not logged'));
  });

  test('shows why a PDF failed in an alert, and offers to try again (VDP-12, ERR-01)', async () => {
    const said = vi.fn();
    vi.stubGlobal('alert', said);
    let isBroken = false;
    await openPage(dealer, await vehicleWith(dealer, 'data-pdf'), {
      answer: (request) => {
        if (!pathOf(request).endsWith('/pdf')) return null;
        if (isBroken) throw new TypeError('Failed to fetch');
        const message = 'The photos of this car could not be read.';
        return Response.json({ error: { code: 'unavailable', message } }, { status: 503 });
      },
    });
    const link = one('[data-pdf]');
    link.click();
    await waitForAssertion(() => expect(said.mock.calls).toEqual([['The photos of this car could not be read.']]));
    await waitForAssertion(() => expect(link.hasAttribute('aria-busy')).toBe(false));
    isBroken = true;
    link.click();
    await waitForAssertion(() =>
      expect(said.mock.calls[1]).toEqual([expect.stringContaining('couldn’t reach the dealer')]),
    );
  });

  const open = async (answer: () => Response): Promise<OpenPage & { path: string }> => {
    const path = await vehicleWith(dealer, 'data-reserve');
    const page = await openPage(dealer, path, {
      answer: (request) => (pathOf(request).endsWith('/availability') ? answer() : null),
    });
    one('a[data-reserve]').click();
    return { ...page, path };
  };
  const notice = (title: RegExp): Promise<HTMLElement> =>
    waitForAssertion(() => {
      const dialog = one('dialog[open]');
      expect(textOf(dialog.querySelector('h2'))).toMatch(title);
      return dialog;
    });
  const disabled = (): number => document.querySelectorAll('a[aria-disabled="true"]').length;

  test('continues to the checkout only when the server confirms that the vehicle is available (RES-02)', async () => {
    const { destinations } = await open(() =>
      Response.json({ available: true, reservable: true, status: 'in_stock', reason: null }),
    );
    expect(destinations).toEqual([]);
    await waitForAssertion(() => expect(destinations).toEqual([one<HTMLAnchorElement>('a[data-reserve]').href]));
  });

  test.each([
    ['sold', /no longer available/v],
    ['held', /Someone else is reserving this/v],
    ['reserved', /is reserved/v],
  ] as const)('offers similar vehicles instead of one that is %s (RES-02)', async (reason, title) => {
    const status = reason === 'sold' ? 'sold' : 'in_stock';
    const { destinations } = await open(() =>
      Response.json({ available: reason !== 'sold', reservable: false, status, reason }),
    );
    const dialog = await notice(title);
    expect(document.activeElement).toBe(dialog.querySelector('h2'));
    expect(dialog.querySelectorAll('.dialog-links a').length).toBeGreaterThan(0);
    expect(await violationsIn(dialog)).toEqual([]);
    dialog.querySelector<HTMLElement>('[aria-label="Close"]')!.click();
    await waitForAssertion(() => expect(dialog.isConnected).toBe(false));
    expect(destinations).toEqual([]);
    if (reason === 'held') expect(disabled()).toBe(0);
    else expect(disabled()).toBeGreaterThan(0);
  });

  test('does not continue when the server cannot be reached, and checks again on request (RES-02)', async () => {
    let isBroken = true;
    const { destinations } = await open(() => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return Response.json({ available: false, reservable: false, status: 'sold', reason: 'sold' });
    });
    const dialog = await notice(/^We couldn’t check that it’s still available$/v);
    const call = [...dialog.querySelectorAll('a')].find((link) => textOf(link) === 'Call us');
    expect(call!.href).toMatch(/^tel:/v);
    isBroken = false;
    buttonOf(dialog, 'Check again').click();
    await notice(/no longer available/v);
    expect(destinations).toEqual([]);
  });

  test('hides test drives, loans and reservations for a vehicle sold since the build (RES-07)', async () => {
    const path = await vehicleWith(dealer, 'data-reserve', '#test-drive');
    const slug = path.split('/').at(-1)!;
    await openPage(dealer, path, {
      answer: (request) =>
        pathOf(request) === '/api/cars/states'
          ? Response.json({ states: { [slug]: { state: 'sold', until: null } } })
          : null,
    });
    await waitForAssertion(() => expect(document.body.textContent).toMatch(/Just sold\./v));
    const offers = '.interest, [href="#test-drive"], [href^="/personalised/finance"], a[data-reserve]';
    expect(document.querySelectorAll(offers)).toHaveLength(0);
  });
});

test("loads today's finance terms when the shopper reaches the finance section (FIN-05)", async () => {
  const path = await vehicleWith('harbour-motors', 'data-finance-disclaimer', 'class="calculator"');
  const finance = {
    lender: 'A',
    credit_licence: null,
    interest_rate: 1,
    comparison_rate: 2,
    disclaimer: 'Rates changed this morning.',
    valid_until: '2026-12-20',
  };
  const page = await openPage('harbour-motors', path, { answer: carOf(path, { finance }) });
  const asked = (): Request[] =>
    page.requests.filter((request) => /^\/api\/cars\/(?!states)[^\/]+$/v.test(pathOf(request)));
  const disclaimer = one('[data-finance-disclaimer]');
  expect(disclaimer.textContent).not.toContain('Rates changed this morning.');
  expect(asked()).toEqual([]);
  one('a[href="#calculator"]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitForAssertion(() => expect(textOf(disclaimer)).toBe('Rates changed this morning.'));
  one('a[href="#calculator"]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.dynamicImportSettled();
  await nextTask();
  expect(asked()).toHaveLength(1);
});
