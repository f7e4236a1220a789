import * as v from 'valibot';
import { declineReasons } from '../rules/decline.ts';
import { tradedKinds } from '../rules/traded-kinds.ts';
import { cleanText, line, maybe, requiredLine, text } from '#src/contracts/fields.ts';

const maxAnswers = 40;

export const answers = v.pipe(
  v.record(
    v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(60)),
    v.nullable(
      v.union(
        [text(500), v.pipe(v.number(), v.finite()), v.boolean()],
        'Please answer with text, a number, or yes or no.',
      ),
    ),
  ),
  v.check((given) => Object.keys(given).length <= maxAnswers, `Please send at most ${maxAnswers} answers.`),
);

const integerField = (least: number, most: number, message: string) =>
  v.pipe(
    v.union(
      [
        v.number(message),
        v.pipe(
          v.string(message),
          // Accepts separators: "78,400", "78 400".
          v.transform((typed) => typed.replace(/[\s,]/g, '')),
          v.regex(/^\d{1,9}$/, message),
          v.transform(Number),
        ),
      ],
      message,
    ),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );

export const tradeInVehicle = v.object({
  kind: v.optional(v.picklist(tradedKinds, 'Please choose the vehicle type.')),
  year: integerField(1900, 2100, 'Please enter the year as four digits.'),
  make: requiredLine(60, 'Please enter the make.'),
  model: requiredLine(80, 'Please enter the model.'),
  badge: maybe(line(80)),
  series: maybe(line(80)),
  body: maybe(line(60)),
  transmission: maybe(line(60)),
  fuel: maybe(line(60)),
  colour: maybe(line(60)),
  kilometres: integerField(0, 2_000_000, 'Please enter the odometer reading as a whole number.'),
});
export type TradeInVehicle = v.InferOutput<typeof tradeInVehicle>;

const countMessage = 'Please enter a whole number, or 0 for none.';

/** Excess counts are reduced to the maximum. */
const count = v.pipe(
  maybe(integerField(0, 99, countMessage)),
  v.transform((value) => value ?? 0),
);

/** TRADE-06. `assumed`: no one checked, so typical counts for the age apply. */
export const conditionAnswers = v.object({
  dents: count,
  alloys: count,
  glass: count,
  scuffs: count,
  tears: count,
  assumed: v.optional(v.boolean(), false),
});
export type ConditionAnswers = v.InferOutput<typeof conditionAnswers>;

export const valuationReply = v.object({
  id: v.string(),
  /** Likely price, whole dollars; null without an estimate. */
  offer_price: v.nullable(v.number()),
  range: v.nullable(
    v.object({
      low: v.number(),
      high: v.number(),
      confidence: v.nullable(v.picklist(['high', 'medium', 'low'])),
      like_vehicles: v.nullable(v.number()),
    }),
  ),
  /** ISO 8601. */
  expires_at: v.nullable(v.string()),
  declined: v.optional(v.object({ reason: v.picklist(declineReasons), message: v.string() })),
  answers: v.record(v.string(), v.unknown()),
  rego: v.nullable(v.string()),
  regoState: v.nullable(v.string()),
  note: v.string(),
});
export type ValuationReply = v.InferOutput<typeof valuationReply>;
