import { beforeAll, describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { australianState, statutoryRights } from '#src/domain/rights/statutory-rights.ts';
import { cardActions, isReservable, isTestDriveOnly } from '#src/domain/card/card-actions.ts';
import { comparisonWarning } from '#src/domain/finance/comparison-rate.ts';
import { calculation } from '#src/domain/finance/calculation.ts';
import { financeOffer } from '#src/domain/finance/lender-offer.ts';
import { reserveText } from '#src/journeys/reserve/rules/reserve-text.ts';
import { isValuationOffered } from '#src/journeys/trade-in/rules/eligibility.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { siteOf } from '#src/site/site.ts';
import { quotedRepayment } from '#src/view/copy/vehicle/calculator-copy.ts';
import { vehicleInputs } from '#src/view/vehicle/vehicle-inputs.ts';
import { vehiclePage } from '#src/view/vehicle/vehicle-page.ts';
import { demoSite, demoSlugs, type DemoSite, type DemoSlug } from '../support/demo-sites.ts';
import { visibleText } from '../support/text.ts';

const sites = new Map<DemoSlug, DemoSite>();
beforeAll(async () => {
  for (const slug of demoSlugs) sites.set(slug, await demoSite(slug));
});
const demoOf = (slug: DemoSlug): DemoSite => sites.get(slug)!;
const year = 2026;

/** Reading is slow, so this picks ninety evenly spaced vehicles per dealer, and every sold one. */
const most = 90;
const chosen = (slug: DemoSlug): Vehicle[] => {
  const { vehicles } = demoOf(slug).stock;
  const step = Math.ceil(vehicles.length / most);
  return vehicles.filter((vehicle, index) => index % step === 0 || !isAvailable(vehicle));
};

interface Shown {
  vehicle: Vehicle;
  page: HTMLElement;
}
const parsed = new Map<DemoSlug, Shown[]>();

function pages(slug: DemoSlug): Shown[] {
  const known =
    parsed.get(slug) ??
    chosen(slug).map((vehicle) => ({
      vehicle,
      page: demoOf(slug).site.page(`/cars/${vehicle.slug}`).querySelector('main')!,
    }));
  parsed.set(slug, known);
  return known;
}

const showing = (slug: DemoSlug, selector: string): string[] =>
  pages(slug)
    .filter(({ page }) => page.querySelector(selector))
    .map(({ vehicle }) => vehicle.slug);
const those = (slug: DemoSlug, isOne: (vehicle: Vehicle) => boolean): string[] =>
  chosen(slug)
    .filter(isOne)
    .map((vehicle) => vehicle.slug);

describe.each(demoSlugs)('%s', (slug) => {
  test("shows repayments exactly on the vehicles that the lender's rule accepts (FIN-01, FIN-02)", () => {
    const {
      context: { settings },
    } = demoOf(slug);
    expect(showing(slug, '.finance-from')).toEqual(
      those(slug, (vehicle) => financeOffer(vehicle, settings, year) !== null),
    );
  });

  test('shows rates, lender, warning and disclaimer beside every repayment, without a click (LAW-02)', () => {
    const {
      tenant: { settings },
    } = demoOf(slug);
    for (const { vehicle, page } of pages(slug)) {
      for (const block of page.querySelectorAll('.finance-from, .calculator')) {
        const labels = block.querySelectorAll('.rates dt').map(visibleText);
        const text = visibleText(block);
        expect(text.includes(settings.finance.disclaimer), vehicle.slug).toBe(true);
        if (settings.regional.locale !== 'en-AU') continue;
        // Both rates with the lender and warning, or none of them.
        const isLenders = /Comparison rate \d/.test(text);
        expect([labels.includes('Interest rate'), labels.includes('Comparison rate')], vehicle.slug).toEqual([
          isLenders,
          isLenders,
        ]);
        expect(text.includes(comparisonWarning), vehicle.slug).toBe(isLenders);
        expect(/credit licence \d/.test(text), vehicle.slug).toBe(isLenders);
      }
      expect(
        page.querySelector('.finance-from details, dialog .finance-from, .finance-from [hidden]'),
        vehicle.slug,
      ).toBeNull();
    }
  });

  test('links to every section, uses tabs or accordions as configured, and opens the first tab (VDP-01)', () => {
    const {
      tenant: {
        settings: {
          vehiclePage: { layout },
        },
      },
    } = demoOf(slug);
    for (const { vehicle, page } of pages(slug)) {
      const tabs = page.querySelectorAll('section-tabs > nav > a');
      const panels = page.querySelectorAll('section-tabs > section');
      expect(
        tabs.map((tab) => tab.getAttribute('href')?.slice(1)),
        vehicle.slug,
      ).toEqual(panels.map(({ id }) => id));
      expect(
        panels.map((panel) => panel.getAttribute('hidden')),
        vehicle.slug,
      ).toEqual(panels.map((_, index) => (index === 0 ? undefined : 'until-found')));
      expect(tabs.length > 0, vehicle.slug).toBe(layout === 'tabs');
      for (const fold of page.querySelectorAll('details.fold'))
        expect(fold.querySelector('summary + div')?.id, vehicle.slug).toMatch(/^[a-z-]+$/);
      if (isAvailable(vehicle)) expect(page.querySelector('#enquire [data-enquiry-form]'), vehicle.slug).not.toBeNull();
    }
  });

  test('offers reservations and valuations only on eligible vehicles (VDP-02, RES-01, TRADE-02)', () => {
    const {
      context: { settings },
    } = demoOf(slug);
    const panel = (vehicle: Vehicle) =>
      settings.vehiclePage.sidebar &&
      ((isReservable(vehicle, settings) && settings.buttons.reserve) ||
        (isValuationOffered(vehicle, settings) && settings.buttons.tradeIn));
    expect(showing(slug, '.interest')).toEqual(those(slug, panel));
    for (const { vehicle, page } of pages(slug)) {
      const text = visibleText(page.querySelector('.interest'));
      if (text === '') continue;
      expect(text).toMatch(/^Interested in this vehicle\?/);
      expect(text.includes(reserveText(settings, vehicle)), vehicle.slug).toBe(isReservable(vehicle, settings));
      expect(text.includes('a debit or credit card payment through a secure payment gateway'), vehicle.slug).toBe(
        isReservable(vehicle, settings) && settings.reserve.deposit > 0,
      );
      expect(text.includes('Trade In Valuation'), vehicle.slug).toBe(isValuationOffered(vehicle, settings));
      expect(text.includes('$0'), vehicle.slug).toBe(false);
      expect(page.querySelectorAll('.payment-brands li').length, vehicle.slug).toBe(
        isReservable(vehicle, settings)
          ? settings.reserve.deposit > 0
            ? settings.vehiclePage.paymentBrands.length
            : 0
          : 0,
      );
    }
  });

  test('passes the vehicle on in links to valuation and finance (ROUTE-09, ROUTE-10, FIN-04)', () => {
    const {
      context: { settings },
    } = demoOf(slug);
    let followed = 0;
    for (const { vehicle, page } of pages(slug)) {
      for (const link of page.querySelectorAll('.interest a, .promises-set a, .sidebar__links a')) {
        const url = new URL(link.getAttribute('href')!, settings.siteUrl);
        if (![settings.tradeIn.path, '/cars/trade-in', settings.finance.path].includes(url.pathname)) continue;
        followed++;
        expect(url.searchParams.get('car_id'), `${vehicle.slug} ${visibleText(link)}`).toBe(vehicle.id);
        expect(url.searchParams.get('preferredDealership'), vehicle.slug).toBe(
          url.pathname === settings.finance.path ? vehicle.dealershipSlug : null,
        );
        expect(url.searchParams.get('location'), vehicle.slug).toBe(
          url.pathname === settings.finance.path ? vehicle.locationSlug : null,
        );
      }
    }
    expect(followed > 0).toBe(settings.tradeIn.shown || settings.finance.shown);
  });

  test("shows What's Included where it applies, never on sold vehicles, and in the future tense before arrival (VDP-01)", () => {
    const {
      tenant: {
        settings: {
          vehiclePage: { included, includedFor },
        },
      },
    } = demoOf(slug);
    for (const { vehicle, page } of pages(slug)) {
      const points =
        isAvailable(vehicle) && vehicle.itemType !== 'accessory' ? [...included, ...includedFor[vehicle.carType]] : [];
      const section = page.querySelector('#included');
      expect(section?.querySelectorAll('.tick-list li').map(visibleText) ?? [], vehicle.slug).toEqual(points);
      expect(visibleText(section).includes('hasn’t arrived yet'), vehicle.slug).toBe(
        points.length > 0 && vehicle.status === 'coming_soon',
      );
      if (vehicle.carType === 'used')
        expect(points.join(' '), vehicle.slug).not.toMatch(/new-(car|vehicle) warranty|manufacturer's warranty, from/i);
      if (!isAvailable(vehicle)) expect(page.querySelector('#protect, .promises-set'), vehicle.slug).toBeNull();
    }
  });

  test('gives similar vehicles the buttons that apply to them, such as a test drive (CARD-04)', () => {
    const {
      context: { settings },
      stock,
    } = demoOf(slug);
    const bySlug = new Map(stock.vehicles.map((vehicle) => [`/cars/${vehicle.slug}`, vehicle]));
    for (const { vehicle, page } of pages(slug)) {
      for (const card of page.querySelectorAll('.card')) {
        const shown = bySlug.get(card.querySelector('.card__title a')!.getAttribute('href')!)!;
        const labels = card.querySelectorAll('.card__actions a').map(visibleText);
        expect(labels, `${shown.slug} on ${vehicle.slug}`).toEqual(
          cardActions(shown, settings, 'similar').map(({ label }) => label),
        );
        if (isTestDriveOnly(shown)) expect(labels[0], shown.slug).toBe('Book a Test Drive');
      }
    }
  });

  test("offers no careers option in a vehicle's form (FORM-05)", () => {
    for (const { vehicle, page } of pages(slug))
      expect(
        page
          .querySelectorAll('form option')
          .map(visibleText)
          .filter((text) => /career/i.test(text)),
        vehicle.slug,
      ).toEqual([]);
  });

  test('shows PDF, print and share as configured (VDP-03)', () => {
    const {
      context: {
        settings: { buttons, vehiclePage },
      },
    } = demoOf(slug);
    expect(showing(slug, 'a[data-pdf]')).toEqual(those(slug, (vehicle) => buttons.pdf && isAvailable(vehicle)));
    expect(showing(slug, '[data-print]').length > 0).toBe(buttons.print);
    expect(showing(slug, '[data-share]').length > 0).toBe(vehiclePage.sharing);
    for (const { vehicle, page } of pages(slug)) {
      const pdf = page.querySelector('a[data-pdf]');
      if (pdf)
        expect([pdf.getAttribute('href'), pdf.getAttribute('download')], vehicle.slug).toEqual([
          `/api/cars/${vehicle.slug}/pdf`,
          `${vehicle.slug}.pdf`,
        ]);
      for (const button of page.querySelectorAll('[data-print], [data-share]'))
        expect(button.hasAttribute('hidden'), vehicle.slug).toBe(true);
    }
  });

  test('shows view counts only where the dealer turns them on (VDP-05)', () => {
    const {
      tenant: {
        settings: { vehiclePage },
      },
    } = demoOf(slug);
    const counted = pages(slug)
      .filter(({ page }) => /\b[\d,]+ views?\b/.test(visibleText(page.querySelector('.deal__ids, .vehicle__meta'))))
      .map(({ vehicle }) => vehicle.slug);
    expect(counted).toEqual(those(slug, ({ views }) => vehiclePage.viewCounter && (views ?? 0) > 0));
  });

  test('links the banner to three existing pages at most, and only where it is turned on (VDP-08)', () => {
    const {
      tenant: {
        settings: { vehiclePage },
      },
      site,
    } = demoOf(slug);
    expect(showing(slug, '[data-promo-banner]').length > 0).toBe(vehiclePage.promoBanner);
    const links = pages(slug)[0]!
      .page.querySelectorAll('[data-promo-banner] li:not([data-start]) a')
      .map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeLessThanOrEqual(3);
    expect(links.filter((link) => site.target(link).kind === 'missing')).toEqual([]);
  });

  test('shows the rights panel, dated and sourced, where it is switched on (LAW-05)', () => {
    const {
      context: { settings, locations },
    } = demoOf(slug);
    const isOn = settings.vehiclePage.rightsPanel;
    const isAustralian = settings.regional.locale === 'en-AU';
    expect(showing(slug, '#rights')).toEqual(
      those(slug, (vehicle) => isOn && isAvailable(vehicle) && vehicle.itemType !== 'accessory'),
    );
    for (const { vehicle, page } of pages(slug)) {
      const text = visibleText(page.querySelector('#rights'));
      if (text === '') continue;
      const state = australianState(
        locations.find((location) => location.slug === vehicle.locationSlug)?.address.state ?? vehicle.state,
      );
      const rights = statutoryRights(vehicle, state, '2026-11-18');
      expect(text, vehicle.slug).toMatch(
        /General information as of (\d+ \w+|\w+ \d+,) \d{4}, not legal advice\. Sources: /,
      );
      if (!isAustralian) {
        expect(text, vehicle.slug).not.toMatch(/Australia|Statutory warranty/);
        expect(page.querySelectorAll('#rights a[href^="https://"]').length, vehicle.slug).toBeGreaterThan(0);
        continue;
      }
      expect(text.includes('Statutory warranty'), vehicle.slug).toBe(rights !== null);
      expect(page.querySelectorAll('#rights a[href^="https://"]').length, vehicle.slug).toBe(rights === null ? 1 : 2);
    }
  });
});

describe.each(['harbour-motors', 'ironbark-ford', 'everyday-cars', 'apex-motorcycles'] as const)(
  'finance of %s',
  (slug) => {
    test('shows the same repayment in the example and the calculator for the same loan (FIN-03, LAW-02)', () => {
      const { tenant, stock, context } = demoOf(slug);
      const inputsOf = vehicleInputs(siteOf(tenant, stock, context));
      const both = stock.vehicles.flatMap((vehicle) => {
        const { finance, calculator } = vehiclePage(inputsOf(vehicle), context.settings);
        const offer = inputsOf(vehicle).finance;
        return finance?.repayment && calculator && offer
          ? [{ slug: vehicle.slug, example: finance, calculator, offer }]
          : [];
      });
      expect(both.length).toBeGreaterThan(20);
      for (const { slug: name, example, calculator, offer } of both) {
        expect(calculator.start, name).toMatchObject({
          deposit: offer.deposit,
          balloon: offer.balloon ?? 0,
          period: offer.repayment!.period,
        });
        const result = calculation(
          { ...calculator.start, ratePerYear: offer.rate.interestRate, years: offer.termMonths / 12 },
          quotedRepayment(calculator),
        );
        expect(
          result.kind === 'result' ? `$${Math.round(result.repayment).toLocaleString('en-AU')}` : result,
          name,
        ).toBe(example.repayment!.amount);
      }
    });

    test("starts the calculator at the example's deposit, and its repayment if rate and term match (FIN-03, LAW-02)", () => {
      const {
        context: { settings },
      } = demoOf(slug);
      let same = 0;
      for (const { vehicle, page } of pages(slug)) {
        const [example, calculator] = [page.querySelector('.finance-from'), page.querySelector('.calculator')];
        const deposit = /\$([\d,]+) deposit/.exec(visibleText(example))?.[1];
        if (!example || !calculator || deposit === undefined) continue;
        expect(calculator.querySelector('#calc-deposit')?.getAttribute('value'), vehicle.slug).toBe(deposit);
        const offer = financeOffer(vehicle, settings, year)!;
        if (
          offer.rate.interestRate !== settings.finance.calculatorRate ||
          offer.termMonths !== settings.finance.calculatorTermYears * 12
        )
          continue;
        same++;
        expect(visibleText(calculator.querySelector('.rates dd')), vehicle.slug).toBe(
          visibleText(example.querySelector('.rates dd')),
        );
      }
      // At all dealers but one, calculators start at the lender's rate and term.
      expect(same > 20).toBe(slug !== 'ironbark-ford');
    });
  },
);

test('explains what a subscription price covers and what it does not (CARD-05, PRICE-01)', () => {
  const subscribed = demoOf('kauri-cars').stock.vehicles.filter(({ subscriptionPrice }) => subscriptionPrice !== null);
  expect(subscribed.length).toBeGreaterThan(3);
  for (const { slug, subscriptionPrice } of subscribed) {
    const text = visibleText(demoOf('kauri-cars').site.page(`/cars/${slug}`).querySelector('.price-details'));
    expect(text, slug).toContain('not the price to buy it. Included: registration');
    expect(text, slug).toContain(
      `26 weeks, a total of $${(subscriptionPrice! * 26).toLocaleString('en-NZ')} in weekly payments`,
    );
  }
});

test("describes the valuation in one sentence, with the dealer's own label on its button (VDP-02, TRADE-02)", () => {
  for (const [slug, label] of [
    ['harbour-motors', 'Get Your Valuation'],
    ['everyday-cars', 'Ask what mine is worth'],
  ] as const) {
    const shown = pages(slug)
      .map(({ page }) => visibleText(page.querySelector('.interest')))
      .filter((text) => text.includes('Trade In Valuation'));
    expect(shown.length, slug).toBeGreaterThan(10);
    for (const text of shown)
      expect(text, slug).toContain(
        `Trade In Valuation A price range for yours, based on the prices of similar cars. ${label}`,
      );
  }
});

test('shows a lender’s credit licence on every page with a comparison rate (LAW-02)', () => {
  const seen = demoSlugs.flatMap((slug) => {
    const { site, tenant } = demoOf(slug);
    const licences = tenant.settings.finance.lenders.flatMap(({ creditLicence }) => creditLicence ?? []);
    const stating = site.pages
      .map(({ file, path }) => ({ path, text: visibleText(site.html(file)) }))
      .filter(({ text }) => /comparison rate (?:of )?\d/i.test(text));
    expect(
      stating.filter(({ text }) => !licences.some((licence) => text.includes(licence))).map(({ path }) => path),
      slug,
    ).toEqual([]);
    return stating.length > 0 ? [slug] : [];
  });
  expect(seen).toEqual(['apex-motorcycles', 'everyday-cars', 'harbour-motors', 'ironbark-ford', 'merrin-vale']);
});

test('demo dealers cover every state of finance and buyer rights', () => {
  expect(showing('harbour-motors', '.finance-from').length).toBeGreaterThan(40);
  expect(showing('ironbark-ford', '.finance-from').length).toBeGreaterThan(30);
  const wordsOf = (slug: DemoSlug, selector: string) =>
    new Set(pages(slug).map(({ page }) => visibleText(page.querySelector(selector))));
  expect([...wordsOf('ironbark-ford', '.finance-from .rates dd')].some((text) => text.endsWith('per month'))).toBe(
    true,
  );
  expect([...wordsOf('harbour-motors', '.finance-from .rates dd')].some((text) => text.endsWith('per week'))).toBe(
    true,
  );
  expect(showing('everyday-cars', '.calculator').length).toBeGreaterThan(20);
  expect(showing('everyday-cars', '.finance-from').length).toBeGreaterThan(30);
  expect(showing('apex-motorcycles', '.finance-from').length).toBeGreaterThan(30);
  for (const slug of ['everyday-cars', 'apex-motorcycles'] as const)
    expect(
      [...wordsOf(slug, '.finance-from .rates dd')].filter((text) => /^\$[\d,]+ per week$/.test(text)).length,
      slug,
    ).toBeGreaterThan(10);
  const warranties = new Set(demoSlugs.flatMap((slug) => [...wordsOf(slug, '#rights dt')]));
  for (const title of [
    'Statutory warranty: yes',
    'Statutory warranty: no',
    'Statutory warranty',
    'Consumer guarantees',
  ])
    expect([...warranties]).toContain(title);
});

test('shows caravan lengths in feet and metres (VDP-10, REG-02)', () => {
  const lengths = pages('southern-cross-caravans').flatMap(({ page }) =>
    page
      .querySelectorAll('.specifications div')
      .map(visibleText)
      .filter((row) => row.startsWith('Body length')),
  );
  expect(lengths.length).toBeGreaterThan(20);
  for (const row of lengths) expect(row).toMatch(/^Body length\s*[\d.]+ ft \([\d.]+ m\)$/);
});
