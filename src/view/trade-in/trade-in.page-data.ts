/** A trade-in step by step, as data: a page draws it, and its island draws the same. */
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Counts, Grade, RepairCosts } from '#src/domain/valuation/condition.ts';
import type { Confidence } from '#src/domain/valuation/asking-range.ts';
import type { TradedKind } from '#src/domain/valuation/traded-kinds.ts';

interface Choice {
  value: string;
  label: string;
}

/** A row of a sum, written out. */
interface WorkRow {
  label: string;
  note?: string;
  amount: string;
  kind?: 'part' | 'sum';
}

/** The first page: which vehicle it is. */
export interface StartData {
  name: 'start';
  /** Whether a registration can be looked up. */
  hasRegister: boolean;
  /** To choose from; none where the country has one register. */
  states: Choice[];
  state: string;
  carId: string | null;
  lede: string;
  limits: string;
  /** The vehicle by hand is open at once. */
  isByHand: boolean;
  /** What it may be; a dealer of cars alone does not ask. */
  kinds?: Choice[];
}

export interface VehicleData {
  name: 'vehicle';
  vehicle: string;
  facts: { label: string; value: string }[];
  plate: string | null;
  distanceLabel: string;
  unit: string;
  /** What is wrong about the vehicle can be put right here. */
  correct: { year: string; make: string; model: string; badge: string };
  /** As of the first page, with the one that was chosen. */
  kinds?: Choice[];
  kind?: TradedKind;
  /** Of a kind that is not priced online: all that can be done here is to correct it. */
  isOtherKind?: true;
}

export interface ConditionData {
  name: 'condition';
  vehicle: string;
  /** Where its marks are; a car's where it is not named. */
  kind?: TradedKind;
  counts: Counts;
  costs: RepairCosts;
  dealerName: string;
}

export interface EstimateData {
  name: 'estimate';
  vehicle: string;
  low: string;
  likely: string;
  high: string;
  /** Where the range stands on its line, in per cent. */
  line: { from: number; to: number; likely: number };
  until: string;
  confidence: { level: Confidence; words: string } | null;
  /** Says so little that looking at the vehicle comes before accepting. */
  isWide: boolean;
  basis: string;
  working: WorkRow[];
  workedOut: string;
  grade: Grade;
  isAssumed: boolean;
  isAccepting: boolean;
  acceptNote: string;
  mailedTo: string | null;
}

export interface EndedData {
  name: 'ended';
  vehicle: string;
  heading: string;
  distance: string;
  distanceLabel: string;
  unit: string;
}

export interface RefusedData {
  name: 'refused';
  heading: string;
  text: string;
  /** The button that leads to an appraisal. */
  appraise: string;
}

/** The dealer's offer after an inspection, beside the estimate. */
export interface OfferData {
  name: 'offer';
  vehicle: string;
  lede: string;
  first: { label: string; price: string; note: string };
  second: { label: string; price: string; note: string };
  differs: string;
  reasons: WorkRow[];
  isEnded: boolean;
  isAccepting: boolean;
  acceptLabel: string;
}

export interface AcceptedData {
  name: 'accepted';
  vehicle: string;
  lede: string;
  /** Vehicle, what was accepted, reference. */
  rows: { label: string; value: string }[];
  next: string;
  /** What was sent, to look at again and to keep; null once that shows nothing more. */
  receiptUrl: string | null;
}

/** For somebody who cannot or will not be told a price online. */
export interface AppraisalData {
  name: 'appraisal';
  vehicle: string | null;
  carId: string | null;
  submit: string;
}

/** For the dealer: an offer after looking at the vehicle. */
export interface WriteOfferData {
  name: 'write-offer';
  key: string;
  vehicle: string;
  told: string;
  /** What the shopper answered. */
  answers: { label: string; value: string }[];
  /** Lines for reasons. */
  reasons: number;
  done: string | null;
}

export type TradeInStep =
  | StartData
  | VehicleData
  | ConditionData
  | EstimateData
  | EndedData
  | RefusedData
  | OfferData
  | AcceptedData
  | AppraisalData
  | WriteOfferData;

/** What this browser keeps of a valuation (specification 3: `TradeInValuation`). */
export interface KeptValuation {
  id: string;
  ref: string;
  offer_price: number;
  low: number;
  high: number;
  answers: Record<string, unknown>;
  rego: string | null;
  regoState: string | null;
  vehicle: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface TradeInPageData {
  kind: 'trade-in';
  title: string;
  step: TradeInStep;
  /** What the shopper's own is called, where that is not "car". */
  word?: string;
  /** What the dealer sells, in the same way. */
  stock?: string;
  /** Opens it; null on the first page. */
  ref: string | null;
  /** Digest of the price that the form accepts; absent where no form does. */
  shown?: string;
  /** The vehicle of the stock that it goes towards. */
  forCar: { name: string; url: string } | null;
  faults: Record<string, string>;
  /** Why a step could not be taken. */
  failure: string | null;
  typed: Record<string, string>;
  phone: { label: string; url: string; masked?: string } | null;
  phoneLabel: string;
  postcodeLabel: string;
  registrationLabel: string;
  /** The trim level: "badge", and where it is read. */
  badge: { word: string; hint: string };
  privacyUrl: string;
  /** Who collects the details, for the notice beside each form. */
  collector: {
    branding: Pick<PublicSettings['branding'], 'name'>;
    regional: Pick<PublicSettings['regional'], 'locale'>;
  };
  kept: KeptValuation | null;
  /** Copies of results are kept at this dealer (TRADE-05). */
  savesCopies: boolean;
}
