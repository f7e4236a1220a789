import * as v from 'valibot';
import { cleanText, line, maybe, requiredLine, text } from './fields.ts';

const most = 40;

/** Answers of the valuation form, by the question's name. */
export const answers = v.pipe(
  v.record(
    v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(60)),
    v.nullable(
      v.union(
        [text(500), v.pipe(v.number(), v.finite()), v.boolean()],
        'Please answer with a text, a number, or yes or no.',
      ),
    ),
  ),
  v.check((given) => Object.keys(given).length <= most, `Please send at most ${most} answers.`),
);

const integerField = (least: number, most: number, message: string) =>
  v.pipe(
    v.union(
      [v.number(message), v.pipe(v.string(message), v.trim(), v.regex(/^\d{1,9}$/, message), v.transform(Number))],
      message,
    ),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

/** The car that is traded in, as the register or the shopper says it. */
export const tradeInVehicle = v.object({
  year: integerField(1900, 2100, 'Please enter the year as four digits.'),
  make: requiredLine(60, 'Please enter the make.'),
  model: requiredLine(80, 'Please enter the model.'),
  badge: maybe(line(80)),
  series: maybe(line(80)),
  body: maybe(line(60)),
  transmission: maybe(line(60)),
  fuel: maybe(line(60)),
  colour: maybe(line(60)),
  kilometres: integerField(0, 2_000_000, 'Please enter the kilometres as a whole number.'),
});
export type TradeInVehicle = v.InferOutput<typeof tradeInVehicle>;

/**
 * What makes the car worth more or less than one in good condition with its books and two keys. Questions that
 * are left out change nothing.
 */
export const adjustmentAnswers = v.object({
  condition: maybe(v.picklist(['excellent', 'good', 'fair', 'poor'], 'Please choose a condition.')),
  service_history: maybe(
    v.picklist(['full', 'partial', 'none'], 'Please choose how much of the service history there is.'),
  ),
  keys: maybe(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(String),
      v.picklist(['1', '2'], 'Please choose one key or two.'),
    ),
  ),
  accident: maybe(v.picklist(['none', 'minor', 'major'], 'Please choose what the car has been through.')),
});
export type AdjustmentAnswers = v.InferOutput<typeof adjustmentAnswers>;

/** Why there is no estimate. */
const declineReasons = ['too_old', 'too_many_kilometres', 'no_comparable', 'unavailable'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export const valuationReply = v.object({
  id: v.string(),
  /** Whole dollars; null where there is no estimate. */
  offer_price: v.nullable(v.number()),
  /** Why there is none, in words for the shopper too. */
  declined: v.optional(v.object({ reason: v.picklist(declineReasons), message: v.string() })),
  answers: v.record(v.string(), v.unknown()),
  rego: v.nullable(v.string()),
  regoState: v.nullable(v.string()),
  /** Stands beside every price. */
  note: v.string(),
});
export type ValuationReply = v.InferOutput<typeof valuationReply>;
