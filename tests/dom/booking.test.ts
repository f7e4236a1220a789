import { expect, test } from 'vitest';
import { leavePage, type Answer, type OpenOptions } from './open-page.ts';
import {
  buttonOf,
  enter,
  fail,
  firstOf,
  openForm,
  takeLeads,
  textOf,
  waitForAssertion,
  type ShopperForm,
} from './pages/form.ts';
import { offerTimes, refuseBookings, takeBookings } from './pages/free-times.ts';
import { vehicleWith } from './pages/vehicle.ts';

const dealer = 'ironbark-ford';
const days = { first: ['2026-11-20', '2026-11-21', '2026-11-24'], later: ['2026-12-05'] };
const times = offerTimes({ gunnedah: { name: 'Gunnedah', ...days } });

const open = async (options: OpenOptions = {}): Promise<ShopperForm> =>
  openForm(dealer, await vehicleWith(dealer, '"#test-drive"'), 'enquiry', options);

const one = (form: ShopperForm, selector: string): Promise<HTMLInputElement> =>
  waitForAssertion(() => form.element().querySelector<HTMLInputElement>(selector) ?? fail(`There is no ${selector}.`));

const offeredDays = (form: ShopperForm): string[] =>
  [...form.element().querySelectorAll<HTMLInputElement>('[name="slot_day"]:enabled')].map(({ value }) => value);

async function openTestDrive(form: ShopperForm): Promise<void> {
  document.querySelector<HTMLElement>('a[href="#test-drive"]')!.click();
  await one(form, '.slots');
}

function introduce(form: ShopperForm): void {
  form.introduce();
  form.fill({ Phone: '0491 570 158' });
}

test('reports that another shopper booked the slot first, keeps the day, and links back to the available times (API-12, FORM-06)', async () => {
  const asked: string[] = [];
  const form = await open({ answer: firstOf(refuseBookings, offerTimes({ here: { name: 'Here', ...days } }, asked)) });
  await openTestDrive(form);
  (await one(form, '[name="slot_day"][value="2026-11-24"]')).click();
  (await one(form, '[name="starts_at"][value^="2026-11-24T10:00"]')).click();
  await form.toLastStep();
  introduce(form);
  expect(textOf(form.button())).toMatch(/^Book/v);
  form.submit();
  const alert = await form.alert();
  expect(textOf(alert)).toBe('This time has just been taken.');
  expect(document.activeElement).toBe(alert);
  await waitForAssertion(() => expect(form.step()).toBe('Step 1 of 2'));
  expect((await one(form, '[name="slot_day"]:checked')).value).toBe('2026-11-24');
  expect(asked, 'the times are loaded again').toHaveLength(2);
  alert.querySelector('a')!.click();
  expect(document.activeElement).toBe(form.element().querySelector('.slots'));
});

test("shows the server's error for a field that the page does not have, without a link (API-12, ERR-01)", async () => {
  const fields = { location: 'This vehicle is somewhere else.' };
  const refuse: Answer = ({ method }) =>
    method === 'POST' ? Response.json({ error: { code: 'invalid', message: 'No.', fields } }, { status: 422 }) : null;
  const form = await open({ answer: refuse });
  form.write('Is it here?');
  await form.toLastStep();
  introduce(form);
  form.submit();
  const alert = await form.alert();
  expect(textOf(alert)).toBe('This vehicle is somewhere else.');
  expect(alert.querySelector('a')).toBeNull();
  expect(document.activeElement).toBe(alert);
});

test("requests times at the vehicle's own location, then later days until there are no more (API-12, FORM-06)", async () => {
  const asked: string[] = [];
  const form = await open({ answer: offerTimes({ here: { name: 'Here', ...days } }, asked) });
  await openTestDrive(form);
  const location = document.querySelector<HTMLInputElement>('input[form="ask"][name="location_id"]')!.value;
  expect(textOf(form.element().querySelector('.form__place'))).toContain('Where');
  expect(form.element().querySelector('select[name="location_id"]')).toBeNull();
  expect(asked).toEqual([`${location} first`]);
  buttonOf(form.element(), 'Show later days').click();
  await waitForAssertion(() => expect(offeredDays(form)).toEqual([...days.first, ...days.later]));
  expect(form.element().textContent).not.toContain('Show later days');
  await form.toLastStep();
  expect(textOf(form.button()), 'no time is chosen').toBe('Request a test drive');
});

test('updates the times for the chosen location, and keeps the day if both locations offer it (FORM-06, FORM-09)', async () => {
  const asked: string[] = [];
  const offered = offerTimes(
    {
      gunnedah: { name: 'Gunnedah', first: ['2026-11-20', '2026-11-21'], later: ['2026-12-05'] },
      tamworth: { name: 'Tamworth', first: ['2026-11-21', '2026-11-24'] },
    },
    asked,
  );
  const form = await open({ answer: offered, before: askForLocation });
  enter(form.named('location_id')!, 'gunnedah');
  await openTestDrive(form);
  await waitForAssertion(() => expect(offeredDays(form)).toEqual(['2026-11-20', '2026-11-21']));
  const day = (date: string): HTMLInputElement =>
    form.element().querySelector<HTMLInputElement>(`[name="slot_day"][value="${date}"]`)!;
  day('2026-11-21').click();
  enter(form.named('location_id')!, 'tamworth');
  await waitForAssertion(() => expect(offeredDays(form)).toEqual(['2026-11-21', '2026-11-24']));
  expect(day('2026-11-21').checked).toBe(true);
  expect(form.element().textContent).toContain('Times at Tamworth.');
  enter(form.named('location_id')!, 'gunnedah');
  await waitForAssertion(() => expect(offeredDays(form)).toEqual(['2026-11-20', '2026-11-21']));
  buttonOf(form.element(), 'Show later days').click();
  await waitForAssertion(() => expect(offeredDays(form)).toEqual(['2026-11-20', '2026-11-21', '2026-12-05']));
  expect(form.element().textContent).toContain('Now showing days up to Saturday 5 December.');
  expect(day('2026-11-21').checked).toBe(true);
  expect(document.activeElement).toBe(form.element().querySelector('.slots'));
  expect(asked).toEqual(['gunnedah first', 'tamworth first', 'gunnedah first', 'gunnedah 2026-12-04']);
});

/** Simulates a vehicle whose feed names no location. */
function askForLocation(): void {
  document.querySelector('input[form="ask"][name="location_id"]')!.remove();
  document
    .querySelector('form#ask label[for="ask-message"]')!
    .parentElement!.insertAdjacentHTML(
      'beforebegin',
      '<div class="form__half"><label class="label" for="ask-location_id">Location</label><select class="input" id="ask-location_id" name="location_id"><option value="">Choose</option><option value="gunnedah">Gunnedah</option><option value="tamworth">Tamworth</option></select></div>',
    );
}

test('books the chosen time (API-12, FORM-06)', async () => {
  const form = await open({ answer: firstOf(takeBookings, times) });
  await openTestDrive(form);
  (await one(form, '[name="slot_day"][value="2026-11-21"]')).click();
  (await one(form, '[name="starts_at"][value^="2026-11-21T14:00"]')).click();
  await form.toLastStep();
  introduce(form);
  form.submit();
  expect(await form.destination()).toMatch(/^\/success\?form=test-drive/v);
  expect(await form.sent('/api/test-drive-appointments')).toEqual([
    expect.objectContaining({ starts_at: '2026-11-21T14:00:00+11:00', car_id: expect.any(String) }),
  ]);
  expect(JSON.parse(form.memory('LeadSubmitted')!)).toMatchObject({
    appointment: { date: '2026-11-21', time: '14:00' },
  });
});

test('fills in personal details for every vehicle but the message only for the vehicle it is about, leaves boxes unticked, and on "Not you?" clears everything and focuses the name (FORM-03, LAW-03)', async () => {
  const first = await open();
  const own = location.pathname;
  first.write('Is it still here?');
  await first.toLastStep();
  enter(first.named('name')!, 'Robin Hale');
  enter(first.named('email')!, 'robin@example.com');
  first.element().querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/cars/20"]')].find(
    ({ pathname }) => pathname !== own,
  )!;
  const { pathname: other } = link;
  leavePage();
  const second = await openForm(dealer, other, 'enquiry');
  expect(second.named('name')!.value).toBe('Robin Hale');
  expect(second.named('message')!.value).toBe('');
  leavePage();
  const third = await open();
  expect(third.named('message')!.value).toBe('Is it still here?');
  await third.toLastStep();
  expect(third.element().querySelectorAll('[type="checkbox"]:checked')).toHaveLength(0);
  buttonOf(third.element(), 'Not you? Clear').click();
  expect(third.named('name')!.value).toBe('');
  expect(document.activeElement).toBe(third.named('name'));
  leavePage();
  const fourth = await open();
  expect(fourth.named('name')!.value).toBe('');
});

test('reuses the key when a shopper returns and sends the same enquiry again (LEAD-01)', async () => {
  const keys: unknown[] = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const form = await open({ answer: takeLeads });
    form.write('Is it still here?');
    await form.toLastStep();
    introduce(form);
    form.submit();
    await form.destination();
    keys.push(...(await form.sent()).map((lead) => lead['idempotency_key']));
    leavePage();
  }
  expect(keys).toEqual([keys[0], keys[0]]);
});
