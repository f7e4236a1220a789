import * as v from 'valibot';
import { expect, vi } from 'vitest';
import { submitForm } from '#src/contracts/form.ts';
import { liveEvent } from '#src/features/enquiry/live-event.ts';
import { timeLimit } from '../../support/time-limit.ts';
import { textOf } from './find.ts';
import { comeNear, openPage, type Answer, type OpenOptions, type OpenPage } from '../open-page.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export { textOf };

export const waitForAssertion = <T>(assertion: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assertion, timeLimit(10_000));

export const fail = (message: string): never => {
  throw new Error(message);
};

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

export const buttonOf = (within: Element, label: string): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find((one) => textOf(one) === label) ?? fail(`No button is called ${label}.`);

export function enter(control: Control, value: string): void {
  control.focus();
  // React watches the element's own property, so use the prototype's setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Ignores "(optional)" in the label. */
function controlOf(within: Element, label: string | RegExp): Control {
  const found = [...within.querySelectorAll('label')].find((one) => {
    const copy = one.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('small, select, textarea')) part.remove();
    return typeof label === 'string' ? textOf(copy) === label : label.test(textOf(copy));
  });
  if (!found?.control) throw new Error(`No field is labelled ${String(label)}.`);
  return found.control as Control;
}

export interface ShopperForm extends OpenPage {
  element(): HTMLFormElement;
  control(label: string | RegExp): Control;
  named(name: string): Control | null;
  fill(fields: Record<string, string>): void;
  tick(label: string | RegExp): void;
  /** Fills in the message, whose field name varies. */
  write(message: string): void;
  /** Name, email, and consent to any terms. */
  introduce(): void;
  /** Chooses the first one if asked. */
  chooseLocation(): void;
  step(): string;
  toLastStep(): Promise<void>;
  button(): HTMLButtonElement;
  submit(): void;
  alert(): Promise<HTMLElement>;
  /** Request bodies, in order. */
  sent(path?: string): Promise<Record<string, unknown>[]>;
  destination(): Promise<string>;
  memory(key: string): string | null;
}

/** Accepts every lead the contract allows. */
export const takeLeads: Answer = (request) => takeLeadsAs(14)(request);

export const takeLeadsAs =
  (event: number): Answer =>
  async (request) => {
    const form = /^\/api\/forms\/(?<form>[\w\-]+)$/v.exec(new URL(request.url).pathname)?.groups?.form;
    if (form === undefined || request.method !== 'POST') return null;
    const read = v.safeParse(submitForm.input, await request.json());
    return read.success
      ? Response.json({ lead_id: 'lead-1', event_id: event, next: `/success?form=${form}&ref=AB12-CD34` })
      : Response.json({ error: { code: 'invalid', message: JSON.stringify(read.issues) } }, { status: 422 });
  };

export const offline: Answer = (request) => {
  if (request.method === 'POST') throw new TypeError('Failed to fetch');
  return null;
};

const messages = /^(?:Message|Which part|About you|What have you noticed|What do you need|Anything)/v;

export const firstOf =
  (...answers: Answer[]): Answer =>
  async (request) => {
    for (const answer of answers) {
      const found = await answer(request.clone() as Request);
      if (found) return found;
    }
    return null;
  };

/** Scrolls to the form to hydrate it. */
export async function openForm(
  dealer: string,
  address: string,
  name: string,
  { answer = takeLeads, ...options }: OpenOptions = {},
): Promise<ShopperForm> {
  const page = await openPage(dealer, address, { answer, ...options });
  const element = (): HTMLFormElement => document.querySelector<HTMLFormElement>(`form[data-form="${name}"]`)!;
  const live = new Promise((resolve) => element().addEventListener(liveEvent, resolve, { once: true }));
  await comeNear([element().closest('astro-island')!]);
  // The element reports a start before React has hydrated it.
  await live;
  return { ...page, ...formOf(element, page, name) };
}

function formOf(element: () => HTMLFormElement, page: OpenPage, name: string): Omit<ShopperForm, keyof OpenPage> {
  const control = (label: string | RegExp): Control => controlOf(element(), label);
  const form: Omit<ShopperForm, keyof OpenPage> = {
    element,
    control,
    named: (field) => element().querySelector<Control>(`[name="${field}"]`),
    fill(fields) {
      for (const [label, value] of Object.entries(fields)) enter(control(label), value);
    },
    tick: (label) => control(label).click(),
    write: (message) => enter(control(messages), message),
    introduce() {
      enter(control(/^(?:Name|First name)$/v), 'Robin Hale');
      enter(control(/^Email/v), 'robin@example.com');
      const terms = element().querySelector<HTMLInputElement>('[name="terms"]');
      if (terms && !terms.checked) terms.click();
    },
    chooseLocation() {
      const list = [
        ...element().querySelectorAll<HTMLSelectElement>('select[name="location_id"], select[name="dealership_slug"]'),
      ].find((one) => !one.closest('[hidden]'));
      if (list) enter(list, list.options[1]!.value);
    },
    step: () => textOf(element().querySelector('.form__step')),
    async toLastStep() {
      for (let [, at, of] = stepsOf(form.step()); at !== of; [, at, of] = stepsOf(form.step())) {
        form.chooseLocation();
        element().querySelector<HTMLButtonElement>('.form__next')!.click();
        await waitForAssertion(() => expect(form.step()).toContain(`Step ${Number(at) + 1} of ${of}`));
      }
    },
    button: () =>
      [...element().querySelectorAll<HTMLButtonElement>('[type="submit"]:not(.form__next)')].find((one) =>
        isOfUse(element(), one),
      )!,
    submit: () => form.button().click(),
    alert: () =>
      waitForAssertion(() => {
        const alert = document.querySelector<HTMLElement>('main [role="alert"], dialog[open] [role="alert"]');
        if (!alert) throw new Error('The page reports nothing.');
        return alert;
      }),
    sent: (path = `/api/forms/${name}`) =>
      Promise.all(
        page.requests
          .filter(({ url, method }) => method === 'POST' && new URL(url).pathname === path)
          .map(async (request) => (await request.clone().json()) as Record<string, unknown>),
      ),
    destination: () =>
      waitForAssertion(() => {
        const [destination] = page.destinations;
        if (destination === undefined) throw new Error('The page leads nowhere yet.');
        return destination;
      }),
    memory: (key) => localStorage.getItem(`${document.documentElement.dataset['site']}:${key}`),
  };
  return form;
}

/** Empty label for a form with a single step. */
const stepsOf = (text: string): string[] => [...(/Step (\d) of (\d)/v.exec(text) ?? ['', '1', '1'])];

/** Styles show only fields for the selected purpose. */
function isOfUse(form: HTMLFormElement, { dataset }: HTMLElement): boolean {
  const chosen = form.querySelector<HTMLInputElement>('[name="form"]:checked');
  return !chosen || dataset['only'] === undefined || dataset['only'].split(' ').includes(chosen.value);
}
