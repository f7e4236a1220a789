import { describe, expect, test } from 'vitest';
import { formAnchor, formOfPage, type PageForm } from '#src/domain/content/page-form.ts';
import { someSettings } from '../../fixtures/vehicles.ts';

const settings = someSettings();

describe('page forms', () => {
  test.each<[string, PageForm | null]>([
    ['/contact', 'contact'],
    ['/book-test-drive', 'test-drive'],
    ['/service', 'service'],
    ['/vehicle-parts-and-accessories', 'parts'],
    ['/parts/search', 'parts'],
    ['/fleet', 'fleet'],
    ['/careers', 'careers'],
    ['/about-us', null],
  ])('%s gets the form %s from its path (ROUTE-13, ROUTE-14, ROUTE-16, FORM-06)', (path, form) => {
    expect(formOfPage({ path }, settings)).toBe(form);
  });

  test('lets front matter choose another form, or none (FORM-06)', () => {
    expect(formOfPage({ path: '/business-cars', form: 'fleet' }, settings)).toBe('fleet');
    expect(formOfPage({ path: '/fleet', form: 'none' }, settings)).toBeNull();
  });

  test('shows the service form at the dealer’s own service path (ROUTE-13)', () => {
    const ford = someSettings({ header: { servicePath: '/ford-service' } });
    expect(formOfPage({ path: '/ford-service' }, ford)).toBe('service');
    expect(formOfPage({ path: '/ford-service' }, settings)).toBeNull();
    expect(formAnchor('service')).toBe('service-booking');
  });

  test('shows the trade-in form on selling pages when there is no online valuation (FORM-01, TRADE-05)', () => {
    const priced = someSettings({ tradeIn: { valuation: true } });
    const looked = someSettings({ tradeIn: { valuation: false } });
    for (const path of ['/trade-in', '/sell-my-car'])
      expect([formOfPage({ path }, priced), formOfPage({ path }, looked)]).toEqual([null, 'trade-in']);
  });

  test('hides the test drive form for a dealer without test drives, unless a page asks for it (FORM-06)', () => {
    const none = someSettings({ buttons: { testDrive: false } });
    expect(formOfPage({ path: '/book-test-drive' }, none)).toBeNull();
    expect(formOfPage({ path: '/drive-days', form: 'test-drive' }, none)).toBe('test-drive');
  });
});
