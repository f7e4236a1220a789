/**
 * What each state and territory gives the buyer of a used car from a dealer (LAW-05): figures with the day on which
 * they were collected and where they are published. Material for a page, not advice. A rule with `isUnconfirmed` was
 * not confirmed at its source: the page says "check with" instead of stating it. A change of law is a change of this
 * file alone.
 */
import type { AustralianState } from '../places/region-codes.ts';

export const rightsAsOf = '2026-11-16';

/** What a warranty covers, whichever ends first. */
export interface Cover {
  months: number;
  kilometres: number;
}

/**
 * A step of a state's warranty: the first whose limits a vehicle is within applies. Whole dollars; years and kilometres
 * up to and without the limit.
 */
export interface WarrantyStep {
  cover: Cover;
  belowYears: number | null;
  belowKilometres: number | null;
  /** Lowest price, whole dollars. */
  fromPrice: number | null;
  toPrice: number | null;
}

export interface StateRights {
  name: string;
  /** Who publishes and enforces it. */
  body: { name: string; url: string };
  warranty: {
    steps: WarrantyStep[];
    isUnconfirmed: boolean;
    /** Kinds that the state's warranty leaves out for certain; other kinds than cars are to be checked. */ without: (
      'motorcycle' | 'caravan'
    )[];
    /** Dearer cars may be left out, whole dollars. */ checkAbove?: number;
  };
  coolingOff:
    | { kind: 'days'; days: number; of: string; isUnconfirmed: boolean }
    | { kind: 'credit'; days: number; isUnconfirmed: boolean }
    | { kind: 'none' };
}

const step = (
  months: number,
  kilometres: number,
  belowYears: number | null,
  belowKilometres: number | null,
  fromPrice: number | null = null,
  toPrice: number | null = null,
): WarrantyStep => ({ cover: { months, kilometres }, belowYears, belowKilometres, fromPrice, toPrice });

const tenYears = { steps: [step(3, 5000, 10, 160_000)], isUnconfirmed: false, without: [] };

export const stateRights: Record<AustralianState, StateRights> = {
  NSW: {
    name: 'New South Wales',
    body: { name: 'NSW Fair Trading', url: 'https://www.fairtrading.nsw.gov.au' },
    // Cars above the luxury car tax threshold are said to be left out; the threshold was not confirmed at its source.
    warranty: { ...tenYears, checkAbove: 60_000 },
    // Older texts say one business day, to 5 pm; neither the Act nor Fair Trading's own page was read for it, so the
    // page leaves the time to the contract.
    coolingOff: { kind: 'credit', days: 1, isUnconfirmed: true },
  },
  VIC: {
    name: 'Victoria',
    body: { name: 'Consumer Affairs Victoria', url: 'https://www.consumer.vic.gov.au' },
    warranty: { ...tenYears, without: ['motorcycle'] },
    coolingOff: { kind: 'days', days: 3, of: 'business days', isUnconfirmed: false },
  },
  QLD: {
    name: 'Queensland',
    body: { name: 'Queensland Office of Fair Trading', url: 'https://www.qld.gov.au/law/fair-trading' },
    warranty: {
      steps: [step(3, 5000, 10, 160_000), step(1, 1000, null, null)],
      isUnconfirmed: false,
      without: ['motorcycle', 'caravan'],
    },
    coolingOff: { kind: 'days', days: 1, of: 'business day', isUnconfirmed: false },
  },
  WA: {
    name: 'Western Australia',
    body: { name: 'WA Consumer Protection', url: 'https://www.consumerprotection.wa.gov.au' },
    warranty: {
      steps: [step(3, 5000, 10, 150_000, 4000), step(1, 1500, 12, 180_000, 4000)],
      isUnconfirmed: false,
      without: [],
    },
    coolingOff: { kind: 'none' },
  },
  SA: {
    name: 'South Australia',
    body: { name: 'Consumer and Business Services SA', url: 'https://www.cbs.sa.gov.au' },
    warranty: {
      steps: [step(2, 3000, 15, 200_000, 3001, 6000), step(3, 5000, 15, 200_000, 6001)],
      isUnconfirmed: false,
      without: [],
    },
    coolingOff: { kind: 'days', days: 2, of: 'clear business days', isUnconfirmed: false },
  },
  TAS: {
    name: 'Tasmania',
    body: { name: 'Consumer, Building and Occupational Services', url: 'https://www.cbos.tas.gov.au' },
    warranty: { steps: [step(3, 3000, 7, 120_000)], isUnconfirmed: true, without: [] },
    coolingOff: { kind: 'none' },
  },
  ACT: {
    name: 'the Australian Capital Territory',
    body: { name: 'Access Canberra', url: 'https://www.accesscanberra.act.gov.au' },
    warranty: tenYears,
    coolingOff: { kind: 'days', days: 3, of: 'business days', isUnconfirmed: true },
  },
  NT: {
    name: 'the Northern Territory',
    body: { name: 'NT Consumer Affairs', url: 'https://consumeraffairs.nt.gov.au' },
    warranty: tenYears,
    coolingOff: { kind: 'none' },
  },
};

/** Where the consumer guarantees are explained: they apply to everything that a business sells. */
export const guaranteesSource = {
  name: 'ACCC',
  url: 'https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees',
};
