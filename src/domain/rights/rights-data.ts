/**
 * Buyers' rights for a used car from a dealer, by state and territory (LAW-05), with collection dates and publishers.
 * Material for pages, not advice. `isUnconfirmed` rules were not checked against a primary source, so the page says
 * "check with".
 */
import type { AustralianState } from '../locations/region-codes.ts';

export const rightsAsOf = '2026-11-16';

/** Whichever ends first. */
export interface Cover {
  months: number;
  kilometres: number;
}

/** The first step that fits applies. Whole dollars; year and kilometre limits are exclusive. */
export interface WarrantyStep {
  cover: Cover;
  belowYears: number | null;
  belowKilometres: number | null;
  fromPrice: number | null;
  toPrice: number | null;
}

export interface StateRights {
  name: string;
  /** Publisher and enforcer. */
  body: { name: string; url: string };
  warranty: {
    steps: WarrantyStep[];
    isUnconfirmed: boolean;
    /** Definitely excluded. Any other kind except cars needs checking. */
    without: ('motorcycle' | 'caravan')[];
    /** Whole dollars; more expensive cars may be excluded. */
    checkAbove?: number;
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
    // Cars above the luxury car tax threshold are reportedly excluded. This has not been checked against a primary source.
    warranty: { ...tenYears, checkAbove: 60_000 },
    // Older sources give one business day, until 5 pm. Neither the Act nor Fair Trading's page was checked for this, so
    // our page refers to the contract for the time.
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

/** Consumer guarantees apply to everything a business sells. */
export const guaranteesSource = {
  name: 'ACCC',
  url: 'https://www.accc.gov.au/consumers/buying-products-and-services/consumer-rights-and-guarantees',
};
