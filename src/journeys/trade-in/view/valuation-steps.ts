import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionCosts, conditionSum, gradeOf, noMarks, type Counts } from '../rules/condition.ts';
import type { DeclineReason } from '../rules/decline.ts';
import type { Estimate, TradePrice } from '../rules/trade-in-price.ts';
import { tradedWord, type TradedKind } from '../rules/traded-kinds.ts';
import { endText } from '../rules/valid-until.ts';
import { inUnit } from '#src/domain/vehicle/odometer.ts';
import { openOffer, type WrittenOffer } from '../rules/written-offer.ts';
import { bookVerb } from '#src/domain/vehicle/test-drive-noun.ts';
import { formatLongDate, localDate } from '#src/lib/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { capitalise } from '#src/lib/text.ts';
import { uncapitalised } from '#src/view/copy/stock-copy.ts';
import { acceptedMeeting, acceptedNext } from './copy/accepted-copy.ts';
import { answersText } from './copy/answers-copy.ts';
import { basisText } from './copy/basis-copy.ts';
import { countedText, offText } from './copy/condition-copy.ts';
import { declineHeadings, declineText, distanceText } from './copy/decline-copy.ts';
import { distanceLabel, kindChoices, unitOf } from './trade-in-page.ts';
import type { OfferData, TradeInStep } from './trade-in.page-data.ts';

/** Times in epoch milliseconds. */
export interface KnownValuation {
  vehicle: {
    year: number;
    make: string;
    model: string;
    badge: string | null;
    kind?: TradedKind;
  } & Record<string, unknown>;
  rego: string | null;
  regoState: string | null;
  kilometres: number | null;
  owing: string | null;
  estimate: Estimate | null;
  counted: { counts: Counts; isAssumed: boolean } | null;
  price: TradePrice | null;
  declined: DeclineReason | null;
  expiresAt: number | null;
  pricedAt: number;
  email: string | null;
  offer: WrittenOffer | null;
  accepted: KnownAcceptance | null;
}

export interface KnownAcceptance {
  reference: string;
  what: string | null;
  isInspected: boolean;
  place: string;
  answer: string | null;
  receiptUrl: string | null;
}

/** Requested step, if different from the current one. */
export type WantedStep = 'vehicle' | 'condition' | 'accept' | 'appraisal' | null;

export const valuedKind = ({ vehicle: { kind } }: Pick<KnownValuation, 'vehicle'>): TradedKind | null => kind ?? null;

export const valuedName = ({ vehicle: { year, make, model, badge } }: Pick<KnownValuation, 'vehicle'>): string =>
  [year, make, model, badge].filter(Boolean).join(' ');

export function valuationStep(
  known: KnownValuation,
  wanted: WantedStep,
  settings: PublicSettings,
  now: number,
): TradeInStep {
  const vehicle = valuedName(known);
  if (known.accepted) return acceptedStep(vehicle, known.accepted);
  if (wanted === 'appraisal') return { name: 'appraisal', vehicle, carId: null, submit: appraiseLabel(settings) };
  const open = known.price && openOffer(known, now);
  if (open) return offerStep(known, open, wanted, settings, now);
  if (wanted === 'vehicle') return vehicleStep(known, settings);
  if (known.declined) return refusedStep(known, known.declined, settings);
  if (known.kilometres === null || !known.estimate) return vehicleStep(known, settings);
  if (wanted === 'condition' || !known.counted || !known.price || known.expiresAt === null)
    return {
      name: 'condition',
      vehicle,
      ...(known.vehicle.kind && { kind: known.vehicle.kind }),
      counts: known.counted?.counts ?? noMarks,
      costs: settings.tradeIn.repairCosts,
      dealerName: settings.branding.name,
    };
  if (known.offer) return offerStep(known, known.offer, wanted, settings, now);
  const end = endText(known.expiresAt, settings.regional.timeZone);
  if (known.expiresAt <= now)
    return {
      name: 'ended',
      vehicle,
      heading: `This estimate expired on ${end}.`,
      distance: String(Math.round(inUnit(known.kilometres, settings.regional.distanceUnit))),
      distanceLabel: distanceLabel(settings),
      unit: unitOf(settings),
    };
  return estimateStep(
    { ...known, estimate: known.estimate, price: known.price, counted: known.counted },
    end,
    wanted === 'accept',
    settings,
  );
}

const acceptedStep = (
  vehicle: string,
  { reference, what, isInspected, place, answer, receiptUrl }: KnownAcceptance,
): TradeInStep => ({
  name: 'accepted',
  vehicle,
  lede: `You’ve accepted the price. ${place} will get in touch to ${acceptedMeeting(isInspected)}.${answer ? ` ${answer}` : ''}`,
  rows: [
    { label: 'Your vehicle', value: vehicle },
    ...(what ? [{ label: 'You accepted', value: what }] : []),
    { label: 'Reference', value: reference },
  ],
  next: acceptedNext(isInspected),
  receiptUrl,
});

function vehicleStep(known: KnownValuation, settings: PublicSettings): TradeInStep {
  const { vehicle, rego, regoState } = known;
  const facts = (['series', 'body', 'transmission', 'fuel', 'colour'] as const).flatMap((name) => {
    const value = vehicle[name];
    return typeof value === 'string' && value !== '' ? [{ label: capitalise(name), value }] : [];
  });
  return {
    name: 'vehicle',
    vehicle: valuedName(known),
    facts,
    plate: rego === null ? null : [rego, regoState?.toUpperCase()].filter(Boolean).join(', '),
    distanceLabel: distanceLabel(settings),
    unit: unitOf(settings),
    correct: {
      year: String(vehicle.year),
      make: vehicle.make,
      model: vehicle.model,
      badge: vehicle.badge ?? '',
    },
    ...kindChoices(settings),
    ...(vehicle.kind && { kind: vehicle.kind }),
    ...(known.declined === 'other_kind' && { isOtherKind: true as const }),
  };
}

const appraiseLabel = ({ regional }: Pick<PublicSettings, 'regional'>): string =>
  `${bookVerb(regional.locale)} an appraisal`;

function refusedStep(known: KnownValuation, reason: DeclineReason, settings: PublicSettings): TradeInStep {
  return {
    name: 'refused',
    heading: declineHeadings[reason],
    text: `Your ${valuedName(known)}: ${declineText(reason, settings, valuedKind(known))}`,
    appraise: appraiseLabel(settings),
  };
}

type PricedValuation = KnownValuation & {
  estimate: Estimate;
  price: TradePrice;
  counted: NonNullable<KnownValuation['counted']>;
};

function estimateStep(
  known: PricedValuation,
  until: string,
  isAccepting: boolean,
  settings: PublicSettings,
): TradeInStep {
  const { estimate, price, counted } = known;
  const { timeZone, locale } = settings.regional;
  const word = tradedWord(valuedKind(known), settings);
  const room = Math.max(price.high - price.low, 500) * 0.6;
  const from = Math.max(0, price.low - room);
  const at = (value: number) => Math.round(((value - from) / (price.high + room - from)) * 100);
  return {
    name: 'estimate',
    vehicle: `${known.vehicle.make} ${known.vehicle.model}`,
    low: formatMoney(price.low),
    likely: formatMoney(price.likely),
    high: formatMoney(price.high),
    line: { from: at(price.low), to: at(price.high), likely: at(price.likely) },
    until,
    confidence: estimate.confidence && {
      level: estimate.confidence,
      words: `${capitalise(estimate.confidence)} confidence`,
    },
    isWide: estimate.confidence === 'low',
    basis: basisText(estimate, settings, valuedKind(known)),
    working: workingRows(known, settings),
    workedOut: `Worked out on ${formatLongDate(localDate(known.pricedAt, timeZone), locale)} for ${[known.rego, distanceText(known.kilometres ?? 0, settings)].filter(Boolean).join(', ')}`,
    grade: gradeOf(counted.counts),
    isAssumed: counted.isAssumed,
    answered: answersText(known, settings),
    isAccepting,
    acceptNote: `Accepting doesn’t sell your ${word}. It tells us a price in this range works for you. We’ll put the final price in writing after we’ve looked at the ${word}, and you can still say no.`,
    mailedTo: known.email,
  };
}

function workingRows(known: PricedValuation, settings: PublicSettings) {
  const { estimate, price, counted } = known;
  const { tradeIn } = settings;
  const { counts, isAssumed } = counted;
  const kind = valuedKind(known);
  const word = tradedWord(kind, settings);
  const off = conditionSum(counts, tradeIn.repairCosts);
  const before =
    estimate.asking === null
      ? [{ label: 'Trade price with no marks', amount: formatMoney(estimate.likely) }]
      : [
          {
            label: 'Median asking price of similar vehicles',
            note: `adjusted for your ${word}’s age and odometer reading`,
            amount: formatMoney(estimate.asking),
          },
          {
            label: 'Reconditioning, warranty, selling costs and tax',
            amount: `−${formatMoney(estimate.asking - estimate.likely)}`,
          },
        ];
  return [
    ...before,
    {
      label: `Condition, ${gradeOf(counts)}`,
      ...(isAssumed ? { note: `assumed typical for a ${word} of this age` } : {}),
      amount: offText(off),
    },
    ...conditionCosts(counts, tradeIn.repairCosts)
      .filter(({ cost }) => cost > 0)
      .map(({ key, cost }) => ({
        label: `Including ${uncapitalised(countedText(key, counts, kind))}`,
        amount: offText(cost),
        kind: 'part' as const,
      })),
    { label: 'Most likely, rounded', amount: formatMoney(price.likely), kind: 'sum' as const },
  ];
}

function offerStep(
  known: KnownValuation,
  { price, reasons, by, at, expiresAt }: WrittenOffer,
  wanted: WantedStep,
  settings: PublicSettings,
  now: number,
): OfferData {
  const { timeZone, locale } = settings.regional;
  const first = known.price!;
  const day = formatLongDate(localDate(at, timeZone), locale);
  const isEnded = expiresAt <= now;
  const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatMoney(Math.abs(amount))}`;
  const rest = price - first.likely - reasons.reduce((sum, { amount }) => sum + amount, 0);
  return {
    name: 'offer',
    vehicle: valuedName(known),
    lede: `${by} looked at it on ${day}.`,
    first: {
      label: `Online estimate, ${formatLongDate(localDate(known.pricedAt, timeZone), locale)}`,
      price: `${formatMoney(first.low)} to ${formatMoney(first.high)}`,
      note: known.counted
        ? `Condition: ${gradeOf(known.counted.counts)}, based on your answers.`
        : 'Worked out before any marks were counted.',
    },
    second: {
      label: `Written offer, ${day}`,
      price: formatMoney(price),
      note: `${isEnded ? 'Expired on' : 'Good until'} ${endText(expiresAt, timeZone)}.`,
    },
    differs: `Why it differs from ${formatMoney(first.likely)}`,
    reasons: [
      { label: 'Most likely price online', amount: formatMoney(first.likely) },
      ...reasons.map(({ text, amount }) => ({ label: text, amount: signed(amount) })),
      ...(rest === 0 ? [] : [{ label: 'Everything else we saw', amount: signed(rest) }]),
      { label: 'Our offer', amount: formatMoney(price), kind: 'sum' as const },
    ],
    answered: answersText(known, settings),
    isEnded,
    isAccepting: wanted === 'accept',
    acceptLabel: `Accept ${formatMoney(price)}`,
    mailedTo: isEnded ? null : known.email,
  };
}
