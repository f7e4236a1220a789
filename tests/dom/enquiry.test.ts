import { describe, expect, test } from 'vitest';
import { isShown, leavePage, openPage, type Answer } from './open-page.ts';
import {
  buttonOf,
  enter,
  nextTask,
  offline,
  openForm,
  takeLeads,
  textOf,
  waitForAssertion,
  type ShopperForm,
} from './pages/form.ts';
import { askForProof, checking, solved } from './pages/proof.ts';
import { vehicleWith } from './pages/vehicle.ts';

const dealers = ['harbour-motors', 'everyday-cars'];

const open = async (dealer: string, answer?: Answer, path?: string): Promise<ShopperForm> =>
  openForm(dealer, path ?? (await vehicleWith(dealer)), 'enquiry', answer ? { answer } : {});

async function fillIn(form: ShopperForm): Promise<void> {
  form.write('Is it still here?');
  await form.toLastStep();
  introduce(form);
}

function introduce(form: ShopperForm): void {
  form.introduce();
  form.fill({ Phone: '0491 570 158' });
}

const use = (hash: string): void => document.querySelector<HTMLElement>(`a[href="${hash}"]`)!.click();

const errors = (alert: Element): string[] => [...alert.querySelectorAll('a')].map(textOf);

const describedAs = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(document.getElementById(id)))
    .join(' ');

test('proves that the shopper is not a robot when the server asks, then sends the enquiry (ISO-04)', async () => {
  const sent: { proof: string | null; lead: Record<string, unknown> }[] = [];
  const form = await open(dealers[0]!, async (request) => {
    if (!new URL(request.url).pathname.startsWith('/api/forms/')) return null;
    sent.push({
      proof: request.headers.get('x-proof-of-work'),
      lead: (await request.json()) as Record<string, unknown>,
    });
    return sent.length === 1
      ? askForProof()
      : Response.json({ lead_id: 'lead-1', event_id: 14, next: '/success?form=enquiry&ref=1' });
  });
  await fillIn(form);
  form.submit();
  await waitForAssertion(() =>
    expect(form.element().querySelector('.form__notice[role="status"]')?.textContent).toBe(checking),
  );
  expect(await form.destination()).toBe('/success?form=enquiry&ref=1');
  const [first, second, ...others] = sent;
  expect([first!.proof, second!.proof, others]).toEqual([null, expect.stringMatching(solved), []]);
  expect(second!.lead).toEqual(first!.lead);
  expect(second!.lead).toMatchObject({ name: 'Robin Hale', message: 'Is it still here?' });
});

describe.each(dealers)('%s', (dealer) => {
  test('sends an enquiry with the pages visited, counts it and remembers the vehicle (FORM-01, FORM-04, FORM-07, FORM-08, ROUTE-21)', async () => {
    await openPage(dealer, '/?utm_campaign=spring');
    const form = await open(dealer);
    const path = location.pathname;
    const title = textOf(document.querySelector('[data-seen]'));
    await fillIn(form);
    expect(form.element().querySelectorAll('[type="checkbox"]:checked:not([name="terms"])')).toHaveLength(0);
    expect(form.element().textContent).toContain('collects your details');
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=enquiry&/v);
    const [lead, ...others] = await form.sent();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      name: 'Robin Hale',
      message: 'Is it still here?',
      opt_in: false,
      form_completed: true,
      source: 'Website',
      company_website: '',
      lead_attributes: { visited_pages: ['/', path], linked_query_params: { utm_campaign: 'spring' } },
    });
    expect(lead, 'a field of another use').not.toHaveProperty('preferred_date');
    expect(String(lead!['idempotency_key'])).toMatch(/^[\w\-]{32,}$/v);
    expect(JSON.parse(form.memory('EnquireCar')!)).toMatchObject({ id: lead!['car_id'], title, url: path });
    expect(JSON.parse(form.memory('LeadSubmitted')!)).toMatchObject({ form: 'enquiry', lead_id: 'lead-1' });
    await waitForAssertion(async () =>
      expect(await form.sent('/api/events')).toEqual([
        {
          events: [
            expect.objectContaining({
              event_id: 14,
              car_id: lead!['car_id'],
              data: { lead_id: 'lead-1', form: 'enquiry' },
            }),
          ],
        },
      ]),
    );
  });

  test('lists errors in a focused alert, and shows each beside its field (FORM-03)', async () => {
    const form = await open(dealer);
    form.write('Is it still here?');
    await form.toLastStep();
    form.fill({ Email: 'robin@' });
    form.submit();
    const alert = await form.alert();
    expect(alert.textContent).toContain('Please fix the following errors:');
    expect(errors(alert)[0]).toBe('Please enter your name.');
    expect(document.activeElement).toBe(alert);
    expect(document.title).toMatch(/^Error: /v);
    alert.querySelector('a')!.click();
    expect(document.activeElement).toBe(form.named('name'));
    expect(describedAs(form.named('name')!)).toBe('Please enter your name.');
    expect(describedAs(form.named('email')!)).toMatch(/valid email/v);
    expect(form.named('email')!.getAttribute('aria-invalid')).toBe('true');

    introduce(form);
    form.fill({ Email: 'robin@' });
    form.submit();
    await waitForAssertion(() =>
      expect(errors(alert)).toEqual([expect.stringMatching(/^Please enter a valid email address/v)]),
    );
    expect(document.activeElement).toBe(alert);
    form.fill({ Email: 'robin@example.com' });
    form.named('email')!.blur();
    await nextTask();
    expect(alert.isConnected, 'leaving a field judges nothing').toBe(true);
  });

  test('keeps everything typed when the server fails or is unreachable, and retries with the same key (FORM-03, ERR-01)', async () => {
    const failing: Answer = ({ method }) =>
      method === 'POST'
        ? Response.json({ error: { code: 'internal', message: 'Our system is away.' } }, { status: 500 })
        : null;
    let answer = failing;
    const form = await open(dealer, (request) => answer(request));
    await fillIn(form);
    await waitForAssertion(() => expect(form.memory('Draft')).toContain('Is it still here?'));
    // Simulates another tab that sent the form.
    localStorage.clear();
    form.submit();
    const alert = await form.alert();
    expect(form.memory('Draft')).toContain('Is it still here?');
    expect(alert.textContent).toContain('An error occurred when submitting this form');
    expect(alert.textContent).toContain('Our system is away.');
    await waitForAssertion(() => expect(form.button().disabled).toBe(false));
    expect(form.named('message')!.value).toBe('Is it still here?');
    answer = offline;
    form.submit();
    await waitForAssertion(async () =>
      expect((await form.alert()).textContent).toContain('could not reach the dealer'),
    );
    const keys = (await form.sent()).map((lead) => lead['idempotency_key']);
    expect(keys).toEqual([keys[0], keys[0]]);
    leavePage();
    const again = await open(dealer);
    expect(again.named('message')!.value).toBe('Is it still here?');
    expect(again.named('name')!.value).toBe('Robin Hale');
  });

  test('shows that the enquiry was sent, with its reference, when the shopper goes back (FORM-04)', async () => {
    const form = await open(dealer);
    const path = location.pathname;
    await fillIn(form);
    form.submit();
    await form.destination();
    leavePage();
    const scrolledTo: string[] = [];
    const again = await openForm(dealer, path, 'enquiry', {
      isReload: true,
      before() {
        HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
          scrolledTo.push(textOf(this));
        };
      },
    });
    const note = 'We’ve received your message. Your reference is LEAD-1. You can send another one below.';
    await waitForAssertion(() => expect([...document.querySelectorAll('[role="status"]')].map(textOf)).toContain(note));
    await waitForAssertion(() => expect(scrolledTo).toContain(note));
    expect([again.named('message')!.value, again.named('name')!.value]).toEqual(['', 'Robin Hale']);
    leavePage();
    await open(dealer, takeLeads, path);
    expect(document.body.textContent).not.toContain('Your reference is LEAD-1');
  });

  test('suggests a corrected email address, and applies it only on a click (FORM-01)', async () => {
    const form = await open(dealer);
    form.write('Is it still here?');
    await form.toLastStep();
    form.introduce();
    form.fill({ Email: 'robin@gmial.com' });
    await waitForAssertion(() => expect(textOf(form.element())).toContain('Did you mean robin@gmail.com?'));
    expect(form.named('email')!.value).toBe('robin@gmial.com');
    buttonOf(form.element(), 'robin@gmail.com').click();
    expect(form.named('email')!.value).toBe('robin@gmail.com');
    await waitForAssertion(() => expect(textOf(form.element())).not.toContain('Did you mean'));
    form.fill({ Email: 'zoë@müller.example' });
    form.submit();
    await form.destination();
    expect((await form.sent())[0]).toMatchObject({ email: 'zoë@müller.example' });
  });

  test('disables the button while the form is being sent, and sends it only once (FORM-03)', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const form = await open(dealer, async (request) => {
      if (request.method === 'POST') await held;
      return takeLeads(request);
    });
    await fillIn(form);
    form.submit();
    await waitForAssertion(() => expect(form.button().disabled).toBe(true));
    expect(form.element().getAttribute('aria-busy')).toBe('true');
    form.element().requestSubmit();
    answer();
    await form.destination();
    expect(await form.sent()).toHaveLength(1);
  });

  test('asks for a date instead of a message when opened from a test drive link (FORM-06)', async () => {
    const form = await open(dealer, undefined, await vehicleWith(dealer, '"#test-drive"'));
    use('#test-drive');
    await waitForAssertion(() =>
      expect(form.element().querySelector<HTMLInputElement>('[value="test-drive"]')!.checked).toBe(true),
    );
    enter(form.control(/^Date/v), '2036-11-28');
    await form.toLastStep();
    form.introduce();
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=test-drive&/v);
    const [lead] = await form.sent('/api/forms/test-drive');
    expect(lead).toMatchObject({ preferred_date: '2036-11-28' });
    expect(lead).not.toHaveProperty('category');
  });

  test('sends a request for more photos without a message (VDP-13)', async () => {
    const form = await open(dealer, undefined, await vehicleWith(dealer, 'id="request-photos"'));
    use('#request-photos');
    await waitForAssertion(() => expect(form.element().textContent).toContain('Tell us what to photograph'));
    await form.toLastStep();
    introduce(form);
    expect(textOf(form.button())).toBe('Request photos');
    form.submit();
    expect(await form.destination()).toMatch(/^\/success\?form=request-photos&/v);
    expect(await form.sent('/api/forms/request-photos')).toEqual([
      expect.objectContaining({ name: 'Robin Hale', car_id: expect.stringMatching(/./v) }),
    ]);
  });

  test('does not treat a response without a lead_id as success (FORM-04, ERR-01)', async () => {
    let reply = Response.json({ event_id: 14 });
    const form = await open(dealer, ({ method }) => (method === 'POST' ? reply : null));
    await fillIn(form);
    form.submit();
    await waitForAssertion(async () =>
      expect((await form.alert()).textContent).toContain('An unexpected error occurred'),
    );
    reply = Response.json({ lead_id: '', event_id: 14 });
    form.submit();
    await waitForAssertion(async () => expect(await form.sent()).toHaveLength(2));
    await waitForAssertion(() => expect(form.button().disabled).toBe(false));
    expect((await form.alert()).textContent).toContain('An unexpected error occurred');
    reply = Response.json({ error: { code: 'key_reused', message: 'This was sent before.' } }, { status: 409 });
    form.submit();
    await waitForAssertion(async () => expect((await form.alert()).textContent).toContain('This was sent before.'));
    expect(form.memory('LeadSubmitted')).toBeNull();
    expect(form.destinations).toEqual([]);
  });

  test('returns to the first step for an error that the server finds there (FORM-04)', async () => {
    const fields = { message: 'Please enter a message.' };
    const form = await open(dealer, ({ method }) =>
      method === 'POST'
        ? Response.json({ error: { code: 'invalid', message: 'Please fix it:', fields } }, { status: 422 })
        : null,
    );
    await fillIn(form);
    form.submit();
    const alert = await form.alert();
    await waitForAssertion(() => expect(form.step()).toBe('Step 1 of 2'));
    expect(document.activeElement).toBe(alert);
    [...alert.querySelectorAll('a')].find((link) => textOf(link) === 'Please enter a message.')!.click();
    expect(document.activeElement).toBe(form.named('message'));
  });

  test('splits the form into two steps, with buttons to go forward and back, and focuses the current step (FORM-04)', async () => {
    const form = await open(dealer);
    expect(form.step()).toBe('Step 1 of 2');
    expect(isShown(form.named('name')!.closest('div'))).toBe(false);
    form.write('Is it still here?');
    await form.toLastStep();
    expect(form.step()).toBe('Step 2 of 2: Your details');
    expect(document.activeElement).toBe(form.element().querySelector('.form__step'));
    expect(form.named('name')!.closest('[hidden]')).toBeNull();
    enter(form.named('name')!, 'Robin Hale');
    buttonOf(form.element(), 'Back').click();
    await waitForAssertion(() => expect(form.step()).toBe('Step 1 of 2'));
    expect(document.activeElement).toBe(form.element().querySelector('.form__step'));
    history.forward();
    await waitForAssertion(() => expect(form.step()).toBe('Step 2 of 2: Your details'));
    expect(form.named('name')!.value).toBe('Robin Hale');
  });

  test('hides the errors of the last step when the shopper goes back to the first (FORM-04)', async () => {
    const form = await open(dealer);
    form.write('Is it still here?');
    await form.toLastStep();
    form.submit();
    expect(errors(await form.alert())).not.toEqual([]);
    expect(document.title).toMatch(/^Error: /v);
    buttonOf(form.element(), 'Back').click();
    await waitForAssertion(() => expect(form.step()).toBe('Step 1 of 2'));
    await waitForAssertion(() => expect(document.title).not.toMatch(/^Error: /v));
    expect(form.element().querySelector('.form__alert')).toBeNull();
  });
});

test.each(['harbour-motors', 'lakeside-auto'])(
  'prefills the message about a reserved vehicle at %s with an editable request for a call (VDP-02, FORM-03)',
  async (dealer) => {
    const path = await vehicleWith(dealer, 'class="reserved-note"');
    const begun = 'Please call me if this car becomes available.';
    const first = await open(dealer, undefined, path);
    expect(document.querySelector('[data-enquiry-form]')!.textContent).not.toMatch(/drive it|try it/v);
    expect(first.named('message')!.value).toBe(begun);
    first.write(`${begun} After 5 pm.`);
    leavePage();
    const second = await open(dealer, undefined, path);
    expect(second.named('message')!.value).toBe(`${begun} After 5 pm.`);
    second.write('');
    leavePage();
    const third = await open(dealer, undefined, path);
    expect(third.named('message')!.value).toBe(begun);
    await third.toLastStep();
    introduce(third);
    leavePage();
    expect(third.memory('Draft')).toContain('0491 570 158');
    expect(third.memory('Draft')).not.toContain('becomes available');
    const fourth = await open(dealer, undefined, path);
    await fourth.toLastStep();
    buttonOf(fourth.element(), 'Not you? Clear').click();
    expect(fourth.named('message')!.value).toBe(begun);
    expect(fourth.named('name')!.value).toBe('');
  },
);

test('records a click on the heart as event 39, only once (FAV-01, FORM-08)', async () => {
  const page = await openPage('harbour-motors', await vehicleWith('harbour-motors'));
  document.querySelector<HTMLElement>('.vehicle__save [data-save]')!.click();
  const expectOneEvent = async (): Promise<void> => {
    const batches = await Promise.all(
      page.requests.filter(({ url }) => url.endsWith('/api/events')).map((request) => request.clone().json()),
    );
    expect(batches).toEqual([
      {
        events: [
          expect.objectContaining({
            event_id: 39,
            car_id: document.querySelector<HTMLElement>('[data-seen]')!.dataset['seen'],
          }),
        ],
      },
    ]);
  };
  await waitForAssertion(expectOneEvent);
  window.dispatchEvent(new Event('pagehide'));
  await nextTask();
  await expectOneEvent();
});
