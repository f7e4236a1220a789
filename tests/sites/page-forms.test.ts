import { parse, type HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSite, demoSlugs, type DemoSite } from '../support/demo-sites.ts';

describe.each(demoSlugs)('%s', (slug) => {
  let demo: DemoSite;
  beforeAll(async () => {
    demo = await demoSite(slug);
  });

  const pageAt = (path: string): HTMLElement | null => {
    const found = demo.site.pages.find((page) => page.path === path);
    return found ? parse(demo.site.text(found.file)) : null;
  };
  const formAt = (path: string, form: string) => pageAt(path)?.querySelector(`main form[action="/api/forms/${form}"]`);
  const isWritten = (path: string) => demo.tenant.pages.some((page) => page.path === path);

  test('books a service at #service-booking, with every configured kind of work (ROUTE-13, FORM-06)', () => {
    const { header, forms } = demo.context.settings;
    if (!isWritten(header.servicePath)) return expect(pageAt(header.servicePath)).toBeNull();
    const booking = pageAt(header.servicePath)!.querySelector('#service-booking form')!;
    expect(booking.querySelectorAll('[type=checkbox]').map((box) => box.getAttribute('name'))).toEqual(
      expect.arrayContaining(forms.serviceOptions.map((option) => `${option}(check_option)`)),
    );
  });

  test('has the parts form on the parts page and at /parts/search where the dealer has that page (ROUTE-14)', () => {
    const has = isWritten('/vehicle-parts-and-accessories');
    for (const path of ['/vehicle-parts-and-accessories', '/parts/search'])
      expect(Boolean(formAt(path, 'parts')), path).toBe(has);
  });

  test('books test drives at /book-test-drive where the dealer offers them (ROUTE-16)', () => {
    expect(Boolean(formAt('/book-test-drive', 'test-drive'))).toBe(demo.context.settings.buttons.testDrive);
  });

  test("has a form on the contact page and on every location's page (ROUTE-17, FORM-06, FORM-09)", () => {
    expect(formAt('/contact', 'contact')).not.toBeNull();
    for (const location of demo.context.locations) {
      const page = pageAt(`/locations/${location.slug}`)!;
      expect(
        page.querySelectorAll('main input[name=location_id]').map((input) => input.getAttribute('value')),
        location.slug,
      ).toEqual([location.slug]);
    }
  });

  test('opens "Email us" as a dialog or a mail link, as configured (CONF-01, FORM-06)', () => {
    const page = pageAt('/about-us')!;
    const { emailUs } = demo.context.settings.forms;
    expect([
      Boolean(page.querySelector('#email-us-dialog form[action="/api/forms/email-us"]')),
      page.querySelectorAll('main a[href^="mailto:"]').some((link) => link.text.includes('Email us')),
    ]).toEqual([emailUs, !emailUs]);
  });

  test('limits postcodes to four digits, or five in the United States (FORM-02, LOC-04)', () => {
    const contact = formAt('/contact', 'contact')!;
    expect(contact.querySelector('[name=postcode]')!.getAttribute('maxlength')).toBe(
      demo.context.settings.regional.locale === 'en-US' ? '5' : '4',
    );
  });

  test('shows the collection notice, leaves boxes unticked and turns off browser validation in every form (LAW-03, FORM-03)', () => {
    // All vehicle pages share one rendered form.
    const [vehicle] = demo.site.ofKind('vehicle');
    const pages = demo.site.pages.filter(({ path }) => !/^\/(?:cars|search)\//.test(path));
    const wrong = [vehicle!, ...pages].flatMap(({ path, file }) =>
      parse(demo.site.text(file))
        .querySelectorAll('form[action^="/api/forms/"]')
        .filter(
          (form) =>
            !form.text.includes('collects your details') ||
            !form.hasAttribute('novalidate') ||
            form.querySelector('[type=checkbox][checked]') !== null,
        )
        .map((form) => `${path} ${form.id}`),
    );
    expect(wrong).toEqual([]);
  });
});
