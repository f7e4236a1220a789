import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { visibleReviews } from '#src/domain/content/reviews.ts';
import { deliveryZone } from '#src/journeys/buying/rules/delivery-zone.ts';
import type { Tenant } from '#src/domain/site.ts';
import { templateNames } from '#src/domain/tenant/template-names.ts';
import { accessoryJobs, photoJobs, studioJobs } from '../../../scripts/demo/photo-set.ts';
import { demoSlugs, demoTenants, tenantsDir } from './demo-tenants.ts';

let tenants: Tenant[];
beforeAll(async () => {
  tenants = await demoTenants();
});

const picturesIn = (value: unknown): string[] => JSON.stringify(value).match(/\/photos\/[\w-]+\.webp/g) ?? [];

const fictional = /^(0[2378] (5550|7010) \d{4}|1[38]00 975 7\d{2}|0491 570 \d{3}|09 555 01[67]\d|920-555-01\d{2})$/;

describe.each([
  ['_demo', [...photoJobs(), ...accessoryJobs]],
  ['_studio', studioJobs()],
])('the image library %s', (library, jobs) => {
  test('holds every image on its list and stays within a few megabytes (CARD-01)', () => {
    const photos = join(tenantsDir, library, 'photos');
    const files = readdirSync(photos);
    expect(files.sort()).toEqual(jobs.map(({ name }) => `${name}.webp`).sort());
    expect(files.reduce((sum, file) => sum + statSync(join(photos, file)).size, 0)).toBeLessThan(8_000_000);
  });
});

describe('the demo dealers', () => {
  test('load without an error in all eight folders (OPS-05)', () => {
    expect(tenants.map(({ slug }) => slug)).toEqual([...demoSlugs]);
    expect(tenants.filter(({ warnings }) => warnings.length > 1)).toEqual([]);
  });

  test('use every template, in different palettes (CONF-02)', () => {
    const count = (template: string) => tenants.filter(({ settings }) => settings.template === template).length;
    expect(templateNames.map(count)).toEqual([3, 4, 1]);
    expect(new Set(tenants.map(({ settings }) => settings.branding.colours.accent)).size).toBe(tenants.length);
  });

  test('cover three locales, three currencies and both distance units (REG-01)', () => {
    const seen = (key: 'locale' | 'currency' | 'distanceUnit') =>
      [...new Set(tenants.map(({ settings }) => settings.regional[key]))].sort();
    expect(seen('locale')).toEqual(['en-AU', 'en-NZ', 'en-US']);
    expect(seen('currency')).toEqual(['AUD', 'NZD', 'USD']);
    expect(seen('distanceUnit')).toEqual(['km', 'mi']);
  });

  test('deliver around yards in several states, and charge more further away (RES-04)', () => {
    const everyday = tenants.find(({ slug }) => slug === 'everyday-cars')!;
    const costs = (postcode: string) => deliveryZone(postcode, everyday.settings)?.price;
    expect(['2000', '3000', '3175', '4000', '4105'].map(costs)).toEqual([0, 0, 0, 0, 0]);
    expect(everyday.locations.filter(({ address }) => costs(address.postcode ?? '') === undefined)).toEqual([]);
    expect(['2650', '3350', '4870', '2250'].map(costs)).toEqual([350, 350, 350, 350]);
    const further = ['0872', '2600', '5000', '6000', '7000'].map(costs);
    expect(new Set(further).size).toBe(1);
    expect(further[0]).toBeGreaterThan(350);
    expect(costs('9999')).toBeUndefined();
  });

  test('have every image that their content uses in the library', () => {
    const missing = tenants.flatMap((tenant) =>
      picturesIn({ ...tenant, themeCss: '' }).filter(
        (path) => !existsSync(join(tenantsDir, tenant.settings.images.library!, path)),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('have company and legal pages, and the pages that their settings link to (ROUTE-18)', () => {
    const wanted = ({ settings }: Tenant) => [
      '/about-us',
      '/contact',
      '/terms-and-conditions',
      '/privacy-policy',
      settings.forms.privacyPath,
      ...(settings.tradeIn.shown ? [settings.tradeIn.path] : []),
      ...(settings.finance.shown ? [settings.finance.path] : []),
      ...(settings.header.menu.service ? [settings.header.servicePath] : []),
    ];
    const missing = tenants.flatMap((tenant) =>
      wanted(tenant)
        .filter((path) => !tenant.pages.some((page) => page.path === path))
        .map((path) => `${tenant.slug}${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('have information pages only where the dealer wrote them (ROUTE-15)', () => {
    const having = (path: string) =>
      tenants.filter(({ pages }) => pages.some((page) => page.path === path)).map(({ slug }) => slug);
    expect(having('/diamond-advantage')).toEqual(['everyday-cars']);
    expect(having('/roadside-assist')).toEqual(['harbour-motors', 'everyday-cars', 'ironbark-ford']);
    expect(having('/ford-service')).toEqual(['ironbark-ford']);
  });

  test('state the age and distance limits for estimates on a trade-in page (TRADE-04)', () => {
    for (const { settings, pages } of tenants.filter((tenant) => tenant.settings.tradeIn.shown)) {
      const answers =
        pages
          .find(({ path }) => path === settings.tradeIn.path)
          ?.faq.map(({ answer }) => answer)
          .join(' ') ?? '';
      expect(answers).toContain(`${settings.tradeIn.maximumAgeYears} years`);
      expect(answers).toContain(settings.tradeIn.maximumKilometres.toLocaleString('en-AU'));
    }
  });

  test('have a licence number at every sales location (LAW-01)', () => {
    const without = tenants.flatMap(({ locations }) =>
      locations.filter((one) => one.visible && one.type === 'sales' && !one.licenceNumber).map(({ slug }) => slug),
    );
    expect(without).toEqual([]);
  });

  test('use phone numbers from ranges reserved for fiction', () => {
    const numbers = tenants.flatMap(({ locations, settings }) => [
      ...locations.map(({ phone }) => phone),
      settings.phones.override,
      settings.phones.new,
      settings.phones.used,
      settings.phones.demo,
    ]);
    expect(numbers.filter((number) => number !== null && !fictional.test(number))).toEqual([]);
  });

  test('answer their own trade-in questions, with figures from their settings (TRADE-04)', () => {
    const asked = tenants.flatMap(({ slug, pages, settings }) =>
      pages
        .filter(({ path }) => path === settings.tradeIn.path)
        .flatMap(({ faq }) => faq.map((one) => ({ ...one, slug }))),
    );
    const answered = asked.map(({ answer }) => answer);
    expect(answered.filter((answer, at) => answered.indexOf(answer) !== at)).toEqual([]);
    for (const slug of ['harbour-motors', 'everyday-cars']) {
      const answers = asked.filter((one) => one.slug === slug).map(({ answer }) => answer);
      const { tradeIn } = tenants.find((tenant) => tenant.slug === slug)!.settings;
      const { maximumAgeYears, maximumKilometres, repairCosts } = tradeIn;
      const limits = `over ${maximumAgeYears} years old or over ${maximumKilometres.toLocaleString('en')} kilometres`;
      for (const figure of [limits, `$${repairCosts.dents} `, `$${repairCosts.alloys} `])
        expect(
          answers.filter((answer) => answer.includes(figure)),
          `${slug}: ${figure}`,
        ).toHaveLength(1);
    }
  });

  test('state the comparison rate and the warning on a page that states a rate (LAW-02)', () => {
    const rated = tenants
      .flatMap(({ pages, offers }) => [
        ...pages.map(({ path, body }) => [path, body]),
        ...offers.map(({ id, name, description, disclaimer }) => [id, `${name} ${description} ${disclaimer}`]),
      ])
      .filter(([, text]) => /\d% p\.a\./.test(text ?? ''));
    expect(rated.length).toBeGreaterThan(3);
    expect(
      rated.filter(
        ([, text]) =>
          !/comparison rate/i.test(text ?? '') || !/WARNING: This comparison rate is true only/.test(text ?? ''),
      ),
    ).toEqual([]);
  });

  test("base a location's review figures on its own reviews (REV-01)", () => {
    for (const { slug, locations, reviews, settings } of tenants) {
      const shown = settings.reviews.shown ? visibleReviews(reviews, settings.reviews) : [];
      for (const location of locations) {
        const own = shown.filter((review) => review.locationSlug === location.slug).map(({ rating }) => rating);
        const figures =
          own.length === 0
            ? null
            : {
                count: own.length,
                averageRating: Math.round((own.reduce((sum, rating) => sum + rating, 0) / own.length) * 10) / 10,
              };
        expect(location.reviews, `${slug} ${location.slug}`).toEqual(figures);
      }
      expect(shown.length, slug).toBe(locations.reduce((sum, { reviews: figures }) => sum + (figures?.count ?? 0), 0));
    }
  });

  test('give no stock counts in copy, since they change every day', () => {
    const copy = tenants.flatMap(({ slug, settings, pages, locations }) => [
      [slug, JSON.stringify(settings.home)],
      ...pages.map(({ path, body, lede }) => [`${slug}${path}`, `${lede ?? ''} ${body}`]),
      ...locations.map((location) => [`${slug} ${location.slug}`, location.description ?? '']),
    ]);
    expect(
      copy.filter(([, text]) =>
        /\b(\d+|\w+ty|\w*hundred|dozens?(?: of)?) (cars|bikes|vans|caravans|motorcycles|vehicles)\b[^.]{0,30}\b(in stock|at any time|on the floor|under cover|for sale)/i.test(
          text ?? '',
        ),
      ),
    ).toEqual([]);
  });

  test('spell email one way', () => {
    const spelt = tenants.flatMap((tenant) => JSON.stringify(tenant).match(/e-mail/gi) ?? []);
    expect(spelt).toEqual([]);
  });

  test('have Christmas 2026 hours at every visible location (LOC-01)', () => {
    const without = tenants.flatMap(({ locations, settings }) =>
      locations
        .filter(
          (one) =>
            one.visible &&
            !settings.locations.hiddenIds.includes(one.id) &&
            !one.specialHours.some(({ date }) => date === '2026-12-25'),
        )
        .map(({ slug }) => slug),
    );
    expect(without).toEqual([]);
  });
});
