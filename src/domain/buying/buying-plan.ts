/** Each may be skipped. */
export const buyingSteps = ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary'] as const;
export type BuyingStep = (typeof buyingSteps)[number];

/** Days that a shopper's answers are stored after the last change (045). */
export const planDays = 30;

export interface BuyingPlan {
  tradeIn: 'use' | 'none' | 'later' | null;
  /** Key of the valuation in use, stored so that it outlives the session cookie; empty if none. */
  valuation: string;
  finance: 'cash' | 'loan' | 'later' | null;
  /** Dollars, as typed. */
  borrow: string;
  years: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  postcode: string;
  /** ISO pick-up time and its vehicle (times differ between locations); empty if none. */
  startsAt: string;
  startsFor: string;
  /** Preferred day, if times can't be booked. */
  day: string;
  deposit: 'later' | null;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** Ensures that double clicks create only one lead. */
  sends: number;
  /** Receipt key of the last lead and its vehicle; empty before the first lead. */
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
