/** Each may be skipped. */
export const buyingSteps = ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary'] as const;
export type BuyingStep = (typeof buyingSteps)[number];

/** Storage after the last change (045). */
export const planDays = 30;

export interface BuyingPlan {
  tradeIn: 'use' | 'none' | 'later' | null;
  /** Valuation key, stored to outlive the session cookie; empty if none. */
  valuation: string;
  finance: 'cash' | 'loan' | 'later' | null;
  /** Dollars, as typed. */
  borrow: string;
  years: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  postcode: string;
  /** ISO pick-up time and its vehicle, as times differ by location; empty if none. */
  startsAt: string;
  startsFor: string;
  /** Preferred day, if times can't be booked. */
  day: string;
  deposit: 'later' | null;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** Prevents duplicate leads from double clicks. */
  sends: number;
  /** Receipt key and vehicle of the last lead; empty before the first. */
  sentRef: string;
  sentFor: string;
}

export const emptyPlan: BuyingPlan = {
  tradeIn: null,
  valuation: '',
  finance: null,
  borrow: '',
  years: '',
  getting: null,
  postcode: '',
  startsAt: '',
  startsFor: '',
  day: '',
  deposit: null,
  name: '',
  phone: '',
  email: '',
  note: '',
  sends: 0,
  sentRef: '',
  sentFor: '',
};

export const stepAfter = (step: BuyingStep): BuyingStep =>
  buyingSteps[Math.min(buyingSteps.indexOf(step) + 1, buyingSteps.length - 1)]!;
