/** What a shopper has answered about buying. It is theirs and not a vehicle's: another vehicle changes none of it. */

/** As they are walked; each may be skipped. */
export const buyingSteps = ['car', 'trade-in', 'finance', 'getting', 'deposit', 'summary'] as const;
export type BuyingStep = (typeof buyingSteps)[number];

/** Days for which a shopper's answers are kept after their last change (045). */
export const planDays = 30;

export interface BuyingPlan {
  tradeIn: 'use' | 'none' | 'later' | null;
  /** Key of the valuation that is used, so that it is known beyond the cookie's browser session; empty for none. */
  valuation: string;
  finance: 'cash' | 'loan' | 'later' | null;
  /** As typed, dollars. */
  borrow: string;
  /** As chosen. */
  years: string;
  getting: 'pick-up' | 'delivery' | 'later' | null;
  /** Of a delivery, as typed. */
  postcode: string;
  /** The pick-up's time, ISO, and the vehicle that it is for; empty for none. A vehicle elsewhere has other times. */
  startsAt: string;
  startsFor: string;
  /** The day that was wished for, where no times are booked. */
  day: string;
  deposit: 'later' | null;
  name: string;
  phone: string;
  email: string;
  note: string;
  /** How often it was sent: a press that comes twice is one lead. */
  sends: number;
  /** Receipt key of the lead that was sent last, and its vehicle; empty before. */
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

/** The step that comes after one; the summary is the last. */
export const stepAfter = (step: BuyingStep): BuyingStep =>
  buyingSteps[Math.min(buyingSteps.indexOf(step) + 1, buyingSteps.length - 1)]!;
