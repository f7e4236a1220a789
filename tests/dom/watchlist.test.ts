import { expect, test } from 'vitest';
import { comeNear, isShown, openPage, siteOf, type Answer } from './open-page.ts';
import { all, field, named, nameOf, one, textOf } from './pages/find.ts';
import { enter, waitForAssertion } from './pages/form.ts';
import { heading, isPressed, toast } from './pages/lists.ts';
import { askForProof, checking, solved } from './pages/proof.ts';

const templates = ['harbour-motors', 'everyday-cars'] as const;
const user = { id: 'one', phone: '+61491570111' };
const watch = (): HTMLElement => one('.vehicle__save [data-watch]');
const panel = (): HTMLElement => one('#saved');
const account = (): HTMLElement => one('[data-account]', panel());
const dialog = (): HTMLElement => one('dialog[open]');
const refusal = (message: string, fields?: Record<string, string>, status = 500): Response =>
  Response.json({ error: { code: fields ? 'invalid' : 'internal', message, fields } }, { status });

interface Server {
  answer: Answer;
  /** Vehicle ids. */
  watched: Set<string>;
}

interface ServerOptions {
  isSignedIn?: boolean;
  saved?: { car_id: string; saved_at: string }[];
  instead?: (call: string, body: Record<string, string>) => Response | Promise<Response> | undefined;
}

/** Knows one shopper, whose code is 123456. */
function server({ isSignedIn = true, saved = [], instead }: ServerOptions = {}): Server {
  let isIn = isSignedIn;
  const watched = new Set(saved.map((car) => car.car_id));
  const calls: Record<string, (body: Record<string, string>) => Response> = {
    'GET /api/session': () => Response.json({ user: isIn ? user : null }),
    'DELETE /api/session': () => {
      isIn = false;
      return Response.json({ success: true });
    },
    'POST /api/sign-in/code': ({ phone }) =>
      phone === '12' ? refusal('', { phone: 'That is no mobile number.' }, 422) : Response.json({ success: true }),
    'POST /api/sign-in/verify': ({ code }) => {
      if (code !== '123456') return refusal('', { code: 'That code is wrong.' }, 422);
      isIn = true;
      return Response.json(user);
    },
    'GET /api/watchlist': () =>
      Response.json({
        cars: [...watched].map(
          (id) => saved.find((car) => car.car_id === id) ?? { car_id: id, saved_at: '2026-11-12T21:00:00Z' },
        ),
      }),
    'POST /api/watchlist/save-car': (body) => {
      watched.add(body['car_id']!);
      return Response.json({ success: true });
    },
    'POST /api/watchlist/remove-car': (body) => {
      watched.delete(body['car_id']!);
      return Response.json({ success: true });
    },
  };
  return {
    watched,
    async answer(request) {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (!calls[call]) return null;
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, string>) : {};
      return (await instead?.(call, body)) ?? calls[call](body);
    },
  };
}

/** Returns the vehicle's title. */
async function openVehicle(dealer: string, { answer }: Server): Promise<string> {
  const site = await siteOf(dealer);
  const vehicle = site.ofKind('vehicle').find(({ file }) => site.text(file).includes('data-watch='));
  await openPage(dealer, vehicle!.path, { answer });
  return textOf(one('[data-seen]'));
}

const waitForPressed = (isOn: boolean): Promise<void> => waitForAssertion(() => expect(isPressed(watch())).toBe(isOn));
const whenToast = (text: string): Promise<void> => waitForAssertion(() => expect(textOf(toast())).toContain(text));

test('proves that the shopper is not a robot when the server asks, shows a message, and texts the code (ISO-04)', async () => {
  const proofs: (string | null)[] = [];
  const asking = server({ isSignedIn: false });
  const answer: Answer = (request) => {
    if (new URL(request.url).pathname !== '/api/sign-in/code') return asking.answer(request);
    proofs.push(request.headers.get('x-proof-of-work'));
    return proofs.length === 1 ? askForProof() : asking.answer(request);
  };
  await openVehicle(templates[0], { ...asking, answer });
  watch().click();
  await waitForAssertion(() => expect(document.activeElement).toBe(field('Mobile number', dialog())));
  enter(field('Mobile number', dialog()), '0491 570 111');
  named('button', 'Text me a code', dialog()).click();
  await waitForAssertion(() => expect(textOf(one('.form__notice[role="status"]', dialog()))).toBe(checking));
  await waitForAssertion(() => expect(document.activeElement).toBe(field('6-digit code', dialog())));
  expect(proofs).toEqual([null, expect.stringMatching(solved)]);
  expect(all('.form__notice[role="status"]', dialog())).toEqual([]);
});

for (const dealer of templates) {
  test(`signs in, watches a vehicle at ${dealer}, lists and removes it, and signs out (WATCH-01, AUTH-01, ROUTE-22)`, async () => {
    const { answer, watched } = server({ isSignedIn: false });
    const title = await openVehicle(dealer, { answer, watched });
    expect(textOf(one('.vehicle__save-note'))).toContain('Sign in by text message to follow it on all your devices.');
    expect(nameOf(watch())).toBe(`Watch ${title}`);
    watch().click();
    await waitForAssertion(() => expect(document.activeElement).toBe(field('Mobile number', dialog())));
    enter(field('Mobile number', dialog()), '0491 570 111');
    named('button', 'Text me a code', dialog()).click();
    await waitForAssertion(() => expect(document.activeElement).toBe(field('6-digit code', dialog())));
    enter(field('6-digit code', dialog()), '123456');
    named('button', 'Sign in', dialog()).click();
    await whenToast(`Car Saved In Watchlist${title} is now on your watchlist`);
    expect(all('dialog[open]')).toEqual([]);
    expect(named('a', 'View List', toast()).getAttribute('href')).toBe('/watchlist');
    await waitForPressed(true);
    expect(textOf(watch())).toBe('Watching');
    expect(nameOf(watch())).toBe(`Watching ${title}`);
    await openVehicle(dealer, { answer, watched });
    await waitForPressed(true);
    expect(textOf(watch())).toBe('Watching');
    watch().click();
    await whenToast('Car Removed');
    expect(isPressed(watch())).toBe(false);
    expect(watched.size).toBe(0);
    watch().click();
    await whenToast('Car Saved In Watchlist');
    await openPage(dealer, '/watchlist', { answer });
    await comeNear();
    await waitForAssertion(() => expect(all('[data-watchlist] .card')).toHaveLength(1));
    expect(textOf(one('[data-watchlist] .card'))).toContain(title);
    expect(textOf(one('.watchlist__who'))).toContain('Signed in as 0491 570 111.');
    named('button', `Remove ${title} from your watchlist`).click();
    await waitForAssertion(() => heading('Nothing on your watchlist yet'));
    named('main button', 'Sign out').click();
    await waitForAssertion(() => heading('Sign in to see your watchlist'));
  });

  test(`shows who is signed in at ${dealer} in the Saved panel, and signs out there (WATCH-01, AUTH-01)`, async () => {
    await openVehicle(dealer, server());
    watch().click();
    await whenToast('Car Saved In Watchlist');
    const button = one('[data-saved-button]');
    expect(isShown(one('[data-account-mark]', button))).toBe(true);
    expect(textOf(button)).toMatch(/, signed in$/v);
    expect(account().hidden).toBe(false);
    expect(textOf(account())).toContain('Signed in as 0491 570 111');
    named('button', 'Sign out', account()).click();
    await waitForAssertion(() => expect(account().hidden).toBe(true));
    expect(textOf(watch())).toBe('Watch');
    expect(isShown(one('[data-account-mark]', button))).toBe(false);
  });

  test(`undoes a click at ${dealer} when the server cannot save, and shows its message on the page (WATCH-01, ERR-01)`, async () => {
    let fail: () => void = () => undefined;
    const failing = new Promise<Response>((resolve) => {
      fail = () => resolve(refusal('The watchlist is full of bees.'));
    });
    await openVehicle(dealer, server({ instead: (call) => (call.endsWith('save-car') ? failing : undefined) }));
    watch().click();
    await waitForPressed(true);
    fail();
    await whenToast('The watchlist is full of bees.');
    expect(textOf(toast())).toContain('We couldn’t update your watchlist');
    expect(toast().getAttribute('role')).toBe('alert');
    expect(isPressed(watch())).toBe(false);
  });

  test(`lists watched vehicles that are no longer in stock at ${dealer}, with name, date and a search for similar ones (WATCH-02)`, async () => {
    const { answer, watched } = server({
      saved: [
        { car_id: 'left-1', saved_at: '2026-11-12T21:00:00Z' },
        { car_id: 'left-2', saved_at: '2026-11-02T01:00:00Z' },
      ],
    });
    localStorage.setItem(
      `${dealer}:RecentCars`,
      JSON.stringify([{ id: 'left-1', url: '/cars/2019-mazda-cx-5-left-1', title: '2019 Mazda CX-5' }]),
    );
    await openPage(dealer, '/watchlist', { answer });
    await comeNear();
    const rows = (): HTMLElement[] => all('.gone-list li');
    await waitForAssertion(() => expect(rows()).toHaveLength(2));
    expect(textOf(rows()[0])).toContain('2019 Mazda CX-5');
    expect(textOf(rows()[0])).toContain('No longer in stock. Saved 13/11/2026.');
    expect(named('a', 'Find similar: 2019 Mazda CX-5', rows()[0]).getAttribute('href')).toBe(
      '/cars/?query=Mazda%20CX-5',
    );
    expect(textOf(rows()[1])).toContain('A car you saved');
    expect(textOf(rows()[1])).not.toContain('left-2');
    named('button', 'Remove from your watchlist: 2019 Mazda CX-5').click();
    await waitForAssertion(() => expect(rows()).toHaveLength(1));
    await waitForAssertion(() => expect([...watched]).toEqual(['left-2']));
  });
}

test('shows errors for wrong numbers and codes beside their fields, and lets the shopper correct the number (AUTH-01)', async () => {
  await openVehicle('harbour-motors', server({ isSignedIn: false }));
  watch().click();
  const sent = (label: string, value: string, button: string) => async (): Promise<HTMLInputElement> => {
    await waitForAssertion(() => field(label, dialog()));
    enter(field(label, dialog()), value);
    named('button', button, dialog()).click();
    return field(label, dialog());
  };
  const phone = await sent('Mobile number', '12', 'Text me a code')();
  await waitForAssertion(() => expect(textOf(one('[role="alert"]', dialog()))).toBe('That is no mobile number.'));
  expect(document.activeElement).toBe(phone);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await sent('Mobile number', '+61491570110', 'Text me a code')();
  await waitForAssertion(() => expect(textOf(dialog())).toContain('We texted a code to 0491 570 110.'));
  const code = await sent('6-digit code', '000000', 'Sign in')();
  await waitForAssertion(() => expect(textOf(one('[role="alert"]', dialog()))).toBe('That code is wrong.'));
  expect(code.value).toBe('000000');
  expect(named<HTMLButtonElement>('button', /Send a new code in/v, dialog()).disabled).toBe(true);
  named('button', 'Use another number', dialog()).click();
  await waitForAssertion(() => expect(field('Mobile number', dialog()).value).toBe('0491 570 110'));
  named('button', 'Close', dialog()).click();
  await waitForAssertion(() => expect(all('dialog[open]')).toEqual([]));
  expect(isPressed(watch())).toBe(false);
});

test('keeps the shopper signed in when the server cannot sign them out, and reports it (AUTH-01, ERR-01)', async () => {
  const instead = (call: string) => (call.startsWith('DELETE') ? refusal('The bees are back.') : undefined);
  await openVehicle('harbour-motors', server({ instead }));
  watch().click();
  await waitForPressed(true);
  named('button', 'Sign out', account()).click();
  await whenToast('The bees are back.');
  expect(textOf(toast())).toContain('You’re still signed in');
  expect(toast().getAttribute('role')).toBe('alert');
  expect(account().hidden).toBe(false);
  expect(textOf(account())).toContain('Signed in as 0491 570 111');
});

test('undoes a click when the server reports that it saved nothing (WATCH-01, ERR-01)', async () => {
  const instead = (call: string) => (call.endsWith('save-car') ? Response.json({ success: false }) : undefined);
  await openVehicle('harbour-motors', server({ instead }));
  watch().click();
  await whenToast('We couldn’t update your watchlist');
  expect(isPressed(watch())).toBe(false);
});

test('has no button or page at a dealer without a watchlist (WATCH-01, ROUTE-22)', async () => {
  const site = await siteOf('ironbark-ford');
  await openPage('ironbark-ford', site.ofKind('vehicle')[0]!.path);
  expect(isShown(one('.vehicle__save [data-save]'))).toBe(true);
  expect(all('[data-watch]')).toEqual([]);
  expect(site.target('/watchlist').kind).not.toBe('file');
});
