/** Each may be skipped. */
export const buyingSteps = ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary'] as const;
export type BuyingStep = (typeof buyingSteps)[number];

/** Days to store a shopper's answers after their last change (045). */
export const planDays = 30;

export interface BuyingPlan {
  tradeIn: 'use' | 'none' | 'later' | null;
  /** Key of the valuation in use, stored to outlive the session cookie; empty for none. */
  valuation: string;
  finance: 'cash' | 'loan' | 'later' | null;
  /** Dollars, as typed. */
  borrow: string;
  years: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  postcode: string;
  /** Pick-up time, ISO, and its vehicle (locations differ in times); empty for none. */
  startsAt: string;
  startsFor: string;
  /** Preferred day, where no times can be booked. */
  day: string;
  deposit: 'later' | null;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** Deduplicates double clicks into one lead. */
  sends: number;
  /** Receipt key of the last lead, and its vehicle; empty before. */
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
