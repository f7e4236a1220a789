import { looks } from '../looks/looks.ts';
import type { TemplateLook } from '../looks/look.ts';
import type { locales } from './regional.ts';
import type { TemplateName } from '../template-names.ts';

type Locale = (typeof locales)[number];

export const defaultTemplate: TemplateName = 'showroom';

/**
 * By template: visible makes (SRCH-05: 7, or a used-car group's popular makes) and lowest used price (SRCH-21), among
 * others. A dot marks a nested group.
 */
export const templateDefaults = {
  branding: {
    font: byTemplate('font'),
    radius: byTemplate('radius'),
  },
  search: {
    minimumPriceLevel: byTemplate('minimumPriceLevel'),
    'makeButtons.first': byTemplate('makesInSight'),
  },
} satisfies Record<string, Record<string, Record<TemplateName, string | number>>>;

/** By country: spelling (REG-01) and holidays. */
export const localeDefaults = {
  labels: {
    noPrice: spelt('Enquire for price.', 'Inquire for price.'),
    enquire: spelt('Enquire', 'Inquire'),
    testDrive: spelt('Book a Test Drive', 'Schedule a Test Drive'),
    illustration: spelt(
      'Illustrations show the body type and colour, not the vehicle itself.',
      'Illustrations show the body type and color, not the vehicle itself.',
    ),
  },
  home: { 'featured.heading': spelt('Featured stock', 'Featured inventory') },
  finance: {
    disclaimer: spelt(
      'Repayments are indicative only, are not a binding quote and do not consider your financial situation. Finance is for approved applicants only. Fees and lending criteria apply.',
      'Payments are estimates only, are not a binding quote and do not consider your financial situation. Financing is for approved applicants only. Fees and lending criteria apply.',
    ),
    'budgetFinder.period': spelt<'weekly' | 'monthly'>('weekly', 'monthly'),
  },
  locations: { publicHolidays: spelt('closed', 'usual') },
} satisfies Record<string, Record<string, Record<Locale, string>>>;

function spelt<T extends string>(british: T, american: T): Record<Locale, T> {
  return { 'en-AU': british, 'en-NZ': british, 'en-US': american };
}

function byTemplate<K extends keyof TemplateLook['defaults']>(
  key: K,
): Record<TemplateName, TemplateLook['defaults'][K]> {
  return Object.fromEntries(Object.entries(looks).map(([name, { defaults }]) => [name, defaults[key]])) as Record<
    TemplateName,
    TemplateLook['defaults'][K]
  >;
}
