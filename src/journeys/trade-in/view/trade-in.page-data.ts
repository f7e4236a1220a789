import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import type { Counts, Grade, RepairCosts } from '../rules/condition.ts';
import type { Confidence } from '../rules/asking-range.ts';
import type { TradedKind } from '../rules/traded-kinds.ts';

interface Choice {
  value: string;
  label: string;
}

interface WorkRow {
  label: string;
  note?: string;
  amount: string;
  kind?: 'part' | 'sum';
}

export interface StartData {
  name: 'start';
  hasRegister: boolean;
  /** Empty if the country has a single register. */
  states: Choice[];
  state: string;
  carId: string | null;
  lede: string;
  limits: string;
  isByHand: boolean;
  kinds?: Choice[];
}

export interface VehicleData {
  name: 'vehicle';
  vehicle: string;
  facts: { label: string; value: string }[];
  plate: string | null;
  distanceLabel: string;
  unit: string;
  correct: { year: string; make: string; model: string; badge: string };
  kinds?: Choice[];
  kind?: TradedKind;
  /** This kind isn't valued online; the shopper can only correct it here. */
  isOtherKind?: true;
}

export interface ConditionData {
  name: 'condition';
  vehicle: string;
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
  /** Position on the scale, per cent. */
  line: { from: number; to: number; likely: number };
  until: string;
  confidence: { level: Confidence; words: string } | null;
  /** So wide that an inspection is offered before acceptance. */
  isWide: boolean;
  basis: string;
  working: WorkRow[];
  workedOut: string;
  grade: Grade;
  isAssumed: boolean;
  answered: string;
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
  appraise: string;
}

export interface OfferData {
  name: 'offer';
  vehicle: string;
  lede: string;
  first: { label: string; price: string; note: string };
  second: { label: string; price: string; note: string };
  differs: string;
  reasons: WorkRow[];
  answered: string;
  isEnded: boolean;
  isAccepting: boolean;
  acceptLabel: string;
  mailedTo: string | null;
  /** After an attempt to change what the offer is for. */
  refused?: { unsaved: string; startUrl: string };
}

export interface AcceptedData {
  name: 'accepted';
  vehicle: string;
  lede: string;
  rows: { label: string; value: string }[];
  next: string;
  /** Null without a receipt key. */
  receiptUrl: string | null;
}

export interface AppraisalData {
  name: 'appraisal';
  vehicle: string | null;
  carId: string | null;
  submit: string;
}

export interface WriteOfferData {
  name: 'write-offer';
  key: string;
  vehicle: string;
  told: string;
  answers: { label: string; value: string; url?: string }[];
  reasons: number;
  done: string | null;
  /** What was offered or accepted so far. */
  state: string | null;
  isAccepted: boolean;
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

/** Stored in the browser (specification 3: `TradeInValuation`). */
export interface StoredValuation {
  id: string;
  ref: string;
  offer_price: number;
  low: number;
  high: number;
  answers: Record<string, unknown>;
  rego: string | null;
  regoState: string | null;
  vehicle: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface TradeInPageData {
  kind: 'trade-in';
  title: string;
  step: TradeInStep;
  word?: string;
  stock?: string;
  /** Null on the first page. */
  ref: string | null;
  /** Digest of the price to accept, or of the answers an offer is written for. */
  shown?: string;
  forCar: { name: string; url: string } | null;
  faults: Record<string, string>;
  failure: string | null;
  typed: Record<string, string>;
  phone: { label: string; url: string; masked?: string } | null;
  phoneLabel: string;
  postcodeLabel: string;
  registrationLabel: string;
  badge: { word: string; hint: string };
  privacyUrl: string;
  /** For each form's collection notice. */
  collector: {
    branding: Pick<PublicSettings['branding'], 'name'>;
    regional: Pick<PublicSettings['regional'], 'locale'>;
  };
  kept: StoredValuation | null;
  /** The dealer stores copies of results (TRADE-05). */
  savesCopies: boolean;
}
