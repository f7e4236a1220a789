/** Forms of the dealer's own pages and of locations: errors, a broken connection, two clicks, and what is sent. */
import { describe, expect, test } from 'vitest';
import { enter, offline, openForm, takeLeads, textOf, until, type ShopperForm } from './pages/form.ts';

interface Asked {
  path: string;
  form: string;
  /** What a shopper chooses and writes besides name and email. */
  fill?: (form: ShopperForm) => void;
  /** What the last step asks besides. */
  details?: (form: ShopperForm) => void;
  sent: Record<string, unknown>;
}

const forms: Asked[] = [
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
    '$path lists errors above the heading, loses nothing offline, and sends two clicks once (FORM-03, FORM-06, LAW-03)',
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
      await until(() =>
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
});
