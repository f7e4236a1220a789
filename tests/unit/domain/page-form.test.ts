import { describe, expect, test } from 'vitest';
import { formAnchor, formOfPage, type PageForm } from '#src/domain/content/page-form.ts';
import { someSettings } from '../../fixtures/vehicles.ts';

const settings = someSettings();

describe('the form of a page', () => {
  test.each<[string, PageForm | null]>([
    ['/contact', 'contact'],
    ['/book-test-drive', 'test-drive'],
    ['/service', 'service'],
    ['/vehicle-parts-and-accessories', 'parts'],
    ['/parts/search', 'parts'],
    ['/fleet', 'fleet'],
    ['/careers', 'careers'],
    ['/about-us', null],
  ])('ROUTE-13 ROUTE-14 ROUTE-16 FORM-06 %s has %s by its address', (path, form) => {
    expect(formOfPage({ path }, settings)).toBe(form);
  });

  test('FORM-06 front matter names another form, or none', () => {
    expect(formOfPage({ path: '/business-cars', form: 'fleet' }, settings)).toBe('fleet');
    expect(formOfPage({ path: '/fleet', form: 'none' }, settings)).toBeNull();
  });

  test('ROUTE-13 a dealer’s own address of the service page has the service form', () => {
    const ford = someSettings({ header: { servicePath: '/ford-service' } });
    expect(formOfPage({ path: '/ford-service' }, ford)).toBe('service');
    expect(formOfPage({ path: '/ford-service' }, settings)).toBeNull();
    expect(formAnchor('service')).toBe('service-booking');
  });

  test('FORM-01 TRADE-05 where no vehicle is priced online, the pages of selling one ask for it', () => {
    const priced = someSettings({ tradeIn: { valuation: true } });
    const looked = someSettings({ tradeIn: { valuation: false } });
    for (const path of ['/trade-in', '/sell-my-car'])
      expect([formOfPage({ path }, priced), formOfPage({ path }, looked)]).toEqual([null, 'trade-in']);
  });

  test('FORM-06 a dealer without test drives has no form for them, unless a page asks for it', () => {
    const none = someSettings({ buttons: { testDrive: false } });
    expect(formOfPage({ path: '/book-test-drive' }, none)).toBeNull();
    expect(formOfPage({ path: '/drive-days', form: 'test-drive' }, none)).toBe('test-drive');
  });
});
