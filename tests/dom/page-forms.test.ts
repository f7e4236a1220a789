import { describe, expect, test, vi } from 'vitest';
import { leavePage, type Answer } from './open-page.ts';
import {
  buttonOf,
  enter,
  fail,
  firstOf,
  nextTask,
  offline,
  openForm,
  takeLeads,
  takeLeadsAs,
  textOf,
  waitForAssertion,
  type ShopperForm,
} from './pages/form.ts';
import { offerTimes, refuseBookings, takeBookings } from './pages/free-times.ts';
import { carOf, idOf, vehicleWith } from './pages/vehicle.ts';

interface FormCase {
  path: string;
  form: string;
  /** First step, except the message. */
  fill?: (form: ShopperForm) => void;
  /** Rest of the last step. */
  details?: (form: ShopperForm) => void;
  sent: Record<string, unknown>;
}

const forms: FormCase[] = [
  {
    path: '/contact',
    form: 'contact',
    fill: (form) => form.fill({ 'What is it about?': 'Sales Enquiry' }),
    details: (form) => form.fill({ Postcode: '2100' }),
    sent: { category: 'Sales Enquiry', postcode: '2100', message: 'Is anybody there?' },
  },
  {
    path: '/service',
    form: 'service',
    fill: (form) => {
      form.tick('Brakes');
      form.fill({ Rego: 'ABC12D' });
    },
    sent: { 'Brakes(check_option)': 'true', rego: 'ABC12D' },
  },
  {
    path: '/vehicle-parts-and-accessories',
    form: 'parts',
    fill: (form) => form.fill({ VIN: 'JM0KF4WLA00123456' }),
    sent: { vin: 'JM0KF4WLA00123456', message: 'Is anybody there?' },
  },
  { path: '/parts/search', form: 'parts', sent: { vin: '' } },
  {
    path: '/fleet',
    form: 'fleet',
    fill: (form) => form.fill({ 'Business name': 'Hale Plumbing' }),
    sent: { company: 'Hale Plumbing' },
  },
  {
    path: '/careers',
    form: 'careers',
    fill: (form) => form.fill({ 'Which job?': 'Apprentice' }),
    sent: { position: 'Apprentice' },
  },
  {
    path: '/book-test-drive',
    form: 'test-drive',
    fill: (form) => enter(form.control(/^Date/v), '2036-12-04'),
    sent: { preferred_date: '2036-12-04' },
  },
];

const dealers = ['harbour-motors', 'everyday-cars'];

describe.each(dealers)('%s', (dealer) => {
  test.each(forms)(
    '$path lists errors above the heading, loses nothing offline, and submits once when clicked twice (FORM-03, FORM-06, LAW-03)',
    async ({ path, form: name, fill, details, sent }) => {
      let isOffline = true;
      const form = await openForm(dealer, path, name, {
        answer: (request) => (isOffline ? offline(request) : takeLeads(request)),
      });
      expect(form.element().textContent).toContain('collects your details');
      fill?.(form);
      form.write('Is anybody there?');
      await form.toLastStep();

      form.submit();
      const alert = await form.alert();
      expect(document.activeElement).toBe(alert);
      expect(alert.textContent).toContain('Please fix the following errors:');
      expect(document.title).toMatch(/^Error: /v);
      const heading = document.querySelector('h1')!;
      expect(alert.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      const link = [...alert.querySelectorAll('a')].find((one) => textOf(one) === 'Please enter your name.')!;
      link.click();
      expect(document.activeElement).toBe(form.named('name'));

      form.introduce();
      form.chooseLocation();
      details?.(form);
      form.submit();
      await waitForAssertion(() =>
        expect(textOf(form.element().querySelector('[role="alert"]'))).toContain(
          'An error occurred when submitting this form',
        ),
      );
      expect(form.named('name')!.value).toBe('Robin Hale');

      isOffline = false;
      const before = form.requests.length;
      const button = form.button();
      button.click();
      button.click();
      expect(await form.destination()).toMatch(new RegExp(`^/success\\?form=${name}&`, 'v'));
      const posts = form.requests.slice(before).filter(({ url }) => url.endsWith(`/api/forms/${name}`));
      expect(posts).toHaveLength(1);
      expect((await form.sent()).at(-1)).toMatchObject({ ...sent, opt_in: false });
    },
  );

  test('finds the nearest location when asked, and reports an unknown postcode (LOC-04, FORM-02, ERR-01)', async () => {
    const [known, nearest] = dealer === 'harbour-motors' ? ['2100', 'brookvale'] : ['3220', 'geelong'];
    const geocode: Answer = (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/geocode') return null;
      expect(searchParams.get('among')!.split(',')).toContain(nearest);
      if (searchParams.get('address') !== known)
        return Response.json({ error: { code: 'invalid_postcode', message: 'Invalid postcode' } }, { status: 422 });
      const found = { slug: nearest, name: 'The yard', distance: 3.4, unit: 'km', text: '3.4 km' };
      return Response.json({ latitude: -33, longitude: 151, label: 'There', nearest: found });
    };
    const form = await openForm(dealer, '/contact', 'contact', { answer: geocode });
    form.write('Where are you?');
    await form.toLastStep();
    const find = buttonOf(form.element(), 'Find my nearest location');
    const alert = (): string => textOf(form.element().querySelector('[role="alert"]'));
    form.fill({ Postcode: '21' });
    form.named('postcode')!.blur();
    await nextTask();
    expect(alert(), 'leaving a field reports nothing').toBe('');
    find.click();
    await waitForAssertion(() => expect(alert()).toBe('Invalid postcode. Please enter a 4-digit number.'));
    form.fill({ Postcode: '9999' });
    find.click();
    await waitForAssertion(() => expect(alert()).toBe('Invalid postcode'));
    form.fill({ Postcode: known! });
    find.click();
    await waitForAssertion(() => expect(form.element().textContent).toContain('The yard is the nearest, 3.4 km away.'));
    expect(form.named('location_id')!.value).toBe(nearest);
  });

  test('sends a location’s form to that location only (FORM-06, FORM-09)', async () => {
    const slug = dealer === 'harbour-motors' ? 'brookvale' : 'geelong';
    const form = await openForm(dealer, `/locations/${slug}`, 'contact');
    form.write('Is anybody there?');
    await form.toLastStep();
    form.introduce();
    form.fill({ Postcode: '2100' });
    expect(form.element().querySelector('select[name="location_id"]')).toBeNull();
    form.submit();
    await form.destination();
    expect(await form.sent()).toEqual([expect.objectContaining({ location_id: slug })]);
  });

  test('records a job application as event 51 (FORM-05, FORM-08)', async () => {
    const form = await openForm(dealer, '/careers', 'careers', { answer: takeLeadsAs(51) });
    form.write('Is anybody there?');
    form.introduce();
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=careers/v);
    await waitForAssertion(async () =>
      expect(await form.sent('/api/events')).toEqual([{ events: [expect.objectContaining({ event_id: 51 })] }]),
    );
  });

  test('sends the form in the "Email us" dialog (FORM-06)', async () => {
    const form = await openForm(dealer, '/about-us', 'email-us');
    form.write('Is anybody there?');
    form.introduce();
    form.chooseLocation();
    form.submit();
    await form.destination();
    expect(await form.sent()).toEqual([expect.objectContaining({ message: 'Is anybody there?' })]);
  });

  test('fills in the form from its URL, ticks nothing, and remembers the vehicle once sent (FORM-04, ROUTE-10)', async () => {
    const path = await vehicleWith(dealer);
    const carId = await idOf(dealer, path);
    const location = dealer === 'harbour-motors' ? 'brookvale' : 'geelong';
    const query = new URLSearchParams({
      car_id: carId,
      name: 'Robin <b>Hale</b>',
      email: 'robin@example.com',
      phone: '0491 570 158',
      message: 'Is it still here?',
      location,
      opt_in: 'true',
      terms: 'true',
    });
    const form = await openForm(dealer, `/contact?${query}`, 'contact', {
      answer: firstOf(carOf(path, { id: carId }), takeLeads),
    });
    expect(form.named('message')!.value).toBe('Is it still here?');
    const about = await waitForAssertion(
      () => document.querySelector<HTMLAnchorElement>('[data-about]') ?? fail('No vehicle.'),
    );
    expect(about.getAttribute('href')).toBe(path);
    await form.toLastStep();
    expect(form.named('name')!.value).toBe('Robin <b>Hale</b>');
    expect(form.element().querySelectorAll('[type="checkbox"]:checked')).toHaveLength(0);
    expect(form.named('location_id')!.value).toBe(location);
    form.fill({ Postcode: '2100' });
    form.element().querySelector<HTMLInputElement>('[name="terms"]')?.click();
    form.submit();
    await form.destination();
    expect(await form.sent()).toEqual([
      expect.objectContaining({ car_id: carId, location_id: location, opt_in: false, name: 'Robin <b>Hale</b>' }),
    ]);
    expect(JSON.parse(form.memory('EnquireCar')!)).toMatchObject({ id: carId, title: 'The Car', url: path });
  });

  test("keeps the shopper's text and shows no vehicle when the URL contains an unknown one (FORM-04)", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const first = await openForm(dealer, '/contact', 'contact');
    first.write('My own question');
    await first.toLastStep();
    enter(first.named('name')!, 'Robin');
    leavePage();
    const unknown: Answer = (request) =>
      new URL(request.url).pathname === '/api/cars/nowhere'
        ? Response.json({ error: { code: 'no_such_vehicle', message: 'No such vehicle' } }, { status: 404 })
        : null;
    const form = await openForm(dealer, '/contact?car_id=nowhere&name=Eve&message=Call%20me', 'contact', {
      answer: unknown,
    });
    expect(form.named('message')!.value).toBe('My own question');
    expect(form.named('name')!.value).toBe('Robin');
    await waitForAssertion(() =>
      expect(warn.mock.calls.join()).toContain('The vehicle named in this URL was not found.'),
    );
    expect(document.querySelector('[name="car_id"][form="contact"]')).toBeNull();
  });
});

test.each([
  ['harbour-motors', '/finance'],
  ['everyday-cars', '/apply-for-finance'],
])('fills in the finance form at %s from its URL (ROUTE-10)', async (dealer, path) => {
  const vehicle = await vehicleWith(dealer);
  const carId = await idOf(dealer, vehicle);
  const form = await openForm(
    dealer,
    `${path}?vehiclePriceBudget=24500&car_type=used&car_id=${carId}#finance-form`,
    'finance',
    { answer: carOf(vehicle, { id: carId }) },
  );
  expect(form.named('budget')!.value).toBe('24500');
  expect(form.named('car_type')!.value).toBe('used');
  await waitForAssertion(() =>
    expect(document.querySelector<HTMLInputElement>('[name="car_id"][form="finance"]')?.value).toBe(carId),
  );
});

describe('available times on the test drive page', () => {
  const days = { first: ['2026-11-20', '2026-11-21', '2026-11-24'] };
  const times = offerTimes({ tamworth: { name: 'Tamworth', ...days }, gunnedah: { name: 'Gunnedah', ...days } });
  const open = (answer: Answer, isReload = false): Promise<ShopperForm> =>
    openForm('ironbark-ford', '/book-test-drive', 'test-drive', { answer: firstOf(answer, times), isReload });
  const radio = (form: ShopperForm, selector: string): Promise<HTMLInputElement> =>
    waitForAssertion(
      () => form.element().querySelector<HTMLInputElement>(selector) ?? fail(`There is no ${selector}.`),
    );

  async function choose(form: ShopperForm): Promise<string> {
    await radio(form, '[name="slot_day"]');
    form.tick('Ironbark Ford Gunnedah');
    await waitForAssertion(() => expect(form.element().textContent).toContain('Times at Gunnedah.'));
    (await radio(form, '[name="slot_day"][value="2026-11-21"]')).click();
    const time = await radio(form, '[name="starts_at"]:enabled');
    time.click();
    return time.value;
  }

  test('match the location and day, and the button shows the time it books (FORM-06, ROUTE-16)', async () => {
    const form = await open(takeBookings);
    const chosen = await choose(form);
    await form.toLastStep();
    expect(textOf(form.button())).toMatch(/^Book \w{3} \d{1,2} \w{3,4}, \d{1,2}:\d{2}(?: [ap]m)?$/v);
    form.introduce();
    form.fill({ Phone: '0491 570 159' });
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=test-drive/v);
    expect(await form.sent('/api/test-drive-appointments')).toEqual([
      expect.objectContaining({ location: 'gunnedah', starts_at: chosen }),
    ]);
  });

  test('are still selected after a reload, along with the location and the name (FORM-06)', async () => {
    const form = await open(takeBookings);
    const chosen = await choose(form);
    await form.toLastStep();
    enter(form.named('name')!, 'Robin Hale');
    leavePage();
    const again = await open(takeBookings, true);
    expect((await radio(again, '[name="starts_at"]:checked')).value).toBe(chosen);
    expect(again.element().querySelector<HTMLInputElement>('[name="location_id"]:checked')?.value).toBe('gunnedah');
    expect(again.named('name')!.value).toBe('Robin Hale');
  });

  test('show that another shopper took the chosen time, and link back to the others (FORM-06, ROUTE-16, REG-02)', async () => {
    let isTaken = true;
    const form = await openForm('apex-motorcycles', '/book-test-drive', 'test-drive', {
      answer: firstOf((request) => (isTaken ? refuseBookings : takeBookings)(request), times),
    });
    const free = '[name="starts_at"][aria-label^="Free, "]';
    (await radio(form, free)).click();
    await waitForAssertion(() => expect(form.element().textContent).toContain('Chosen'));
    await form.toLastStep();
    expect(textOf(form.button())).toMatch(/^Book /v);
    form.introduce();
    form.fill({ Phone: '0491 570 160' });
    form.submit();
    const alert = await form.alert();
    expect(document.activeElement).toBe(alert);
    expect(textOf(alert.querySelector('a'))).toBe('This time has just been taken.');
    alert.querySelector('a')!.click();
    expect(document.activeElement).toBe(form.element().querySelector('.slots'));
    isTaken = false;
    (await radio(form, free)).click();
    await form.toLastStep();
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=test-drive/v);
  });
});

test('asks which dealership an enquiry is for when there are several (FORM-01)', async () => {
  const form = await openForm('kauri-cars', '/contact', 'contact');
  const choice = form.control('Dealership') as HTMLSelectElement;
  expect([...choice.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Select a Preferred Dealership'],
    ['kauri-cars-penrose', 'Kauri Cars Penrose'],
    ['kauri-cars-albany', 'Kauri Cars Albany'],
  ]);
  form.write('Is it still here?');
  await form.toLastStep();
  form.introduce();
  form.fill({ Postcode: '0632', Dealership: '' });
  form.submit();
  expect(textOf(await form.alert())).toContain('Select a Preferred Dealership');
  form.fill({ Dealership: 'kauri-cars-albany' });
  form.submit();
  await form.destination();
  expect(await form.sent()).toEqual([expect.objectContaining({ dealership_slug: 'kauri-cars-albany' })]);
});
