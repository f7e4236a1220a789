import { describe, expect, test } from 'vitest';
import { pageForms, type PageForm } from '#src/domain/content/page-form.ts';
import { pageForm } from '#src/features/enquiry/page-forms/page-form.ts';
import { aContext, aLocation, aTenant } from '../../../fixtures/vehicles.ts';

const context = (settings: Record<string, unknown> = {}, places: [slug: string, type?: 'service' | 'parts'][] = []) =>
  aContext(
    aTenant({
      settings,
      ...(places.length > 0
        ? {
            locations: places.map(([slug, type]) =>
              aLocation({ id: slug, slug, name: slug, type: type ?? 'sales', dealershipSlug: null }),
            ),
          }
        : {}),
    }),
  );
const names = (form: PageForm, of = context()) => pageForm(form, of).definition.fields.map(({ name }) => name);
const field = (form: PageForm, name: string, of = context()) =>
  pageForm(form, of, { nearest: true }).definition.fields.find((one) => one.name === name);

describe('page forms', () => {
  test.each([...pageForms, 'email-us'] as const)(
    '%s has the collection notice and an unticked opt-in (LAW-03)',
    (form) => {
      const { definition } = pageForm(form, context());
      expect(definition.notes.map(({ text }) => text).join(' ')).toContain('collects your details');
      const optIn = definition.fields.find(({ name }) => name === 'opt_in');
      expect([optIn?.kind, optIn?.value]).toEqual(['tick', undefined]);
      expect(definition.fields.map(({ label }) => label).join('')).not.toContain('*');
    },
  );

  test("the enquiry asks for its category first, with the dealer's default, unless there is only one (FORM-01)", () => {
    expect(field('enquiry', 'category')).toMatchObject({ value: 'General Enquiry', required: true });
    expect(names('enquiry')[0]).toBe('category');
    expect(names('enquiry', context({ forms: { categories: ['General Enquiry'] } }))).not.toContain('category');
  });

  test('the contact form has the fields in the specification (FORM-01, FORM-06)', () => {
    expect(names('contact')).toEqual(
      expect.arrayContaining(['category', 'message', 'name', 'last_name', 'email', 'phone', 'postcode', 'opt_in']),
    );
    expect(['name', 'last_name', 'phone', 'email'].map((name) => field('contact', name)?.label)).toEqual([
      'First name',
      'Last name',
      'Mobile number',
      'Email address',
    ]);
  });

  test.each([
    ['en-AU', 'Postcode', 4],
    ['en-NZ', 'Postcode', 4],
    ['en-US', 'ZIP code', 5],
  ])(
    'in %s the contact form asks for a %s of %i digits, with a numeric keyboard (FORM-02)',
    (locale, label, digits) => {
      expect(field('contact', 'postcode', context({ regional: { locale } }))).toMatchObject({
        label,
        required: true,
        maxlength: digits,
        inputmode: 'numeric',
        autocomplete: 'postal-code',
      });
    },
  );

  test('the service form sends each kind of work under a key that ends in (check_option) (FORM-06)', () => {
    const options = field('service', 'service_options', context({ forms: { serviceOptions: ['Brakes', 'Tyres'] } }));
    expect(options?.options?.map(({ value }) => value)).toEqual(['Brakes(check_option)', 'Tyres(check_option)']);
    expect(names('service', context({ forms: { serviceOptions: [] } }))).not.toContain('service_options');
  });

  test('the service form selects the only workshop without asking, or uses the sales location (FORM-09)', () => {
    const one = pageForm('service', context({}, [['north'], ['yard', 'service']]));
    expect([one.hidden, one.definition.place]).toEqual([{ location_id: 'yard' }, expect.stringMatching(/^yard, /)]);
    expect(pageForm('service', context({}, [['north']])).hidden).toEqual({ location_id: 'north' });
  });

  test('the test drive form asks for the location first: up to four as radio buttons with the main one selected, more in a list (FORM-06)', () => {
    const two = context({}, [['north'], ['south']]);
    expect(names('test-drive', two)[0]).toBe('location_id');
    expect(field('test-drive', 'location_id', two)).toMatchObject({ kind: 'radios', value: 'north' });
    const five = context({}, [['a'], ['b'], ['c'], ['d'], ['e']]);
    expect(field('test-drive', 'location_id', five)).toMatchObject({ kind: 'select', value: '', required: true });
  });

  test('forms ask for a postcode only to find the nearest of several locations (LOC-04)', () => {
    const two = context({}, [['north'], ['south']]);
    expect(field('test-drive', 'postcode', two)).toMatchObject({ optional: true });
    expect(names('test-drive', two)).not.toContain('postcode');
    expect(field('test-drive', 'postcode', context({}, [['north']]))).toBeUndefined();
  });

  test("the dealer's test drive conditions appear only on the test drive form (FORM-06)", () => {
    const conditions = context({ forms: { testDriveDisclaimer: 'Bring your licence.' } });
    const notes = (form: PageForm) => pageForm(form, conditions).definition.notes.map(({ text }) => text);
    expect(notes('test-drive')).toContain('Bring your licence.');
    expect(notes('service')).not.toContain('Bring your licence.');
  });

  test('a form on a location’s page is sent to that location (FORM-09)', () => {
    const two = context({}, [['north'], ['south']]);
    expect(pageForm('contact', two, { at: two.locations[1]! }).hidden).toEqual({ location_id: 'south' });
  });
});
