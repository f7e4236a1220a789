import * as v from 'valibot';
import { declineReasons } from '#src/domain/valuation/decline.ts';
import { tradedKinds } from '#src/domain/valuation/traded-kinds.ts';
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
      [
        v.number(message),
        v.pipe(
          v.string(message),
          // As people write thousands: "78,400", "78 400".
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

/** The vehicle that is traded in, as the register or the shopper says it. */
export const tradeInVehicle = v.object({
  /** What it is, where the dealer sells more than cars. */
  kind: v.optional(v.picklist(tradedKinds, 'Please choose what it is.')),
  year: integerField(1900, 2100, 'Please enter the year as four digits.'),
  make: requiredLine(60, 'Please enter the make.'),
  model: requiredLine(80, 'Please enter the model.'),
  badge: maybe(line(80)),
  series: maybe(line(80)),
  body: maybe(line(60)),
  transmission: maybe(line(60)),
  fuel: maybe(line(60)),
  colour: maybe(line(60)),
  kilometres: integerField(0, 2_000_000, 'Please enter the distance as a whole number.'),
});
export type TradeInVehicle = v.InferOutput<typeof tradeInVehicle>;

const countMessage = 'Please enter how many, as a whole number. None is 0.';

/** How many of one kind; nothing said is none. More than count are as many as count. */
const count = v.pipe(
  maybe(integerField(0, 99, countMessage)),
  v.transform((value) => value ?? 0),
);

/** The marks of a vehicle, counted (TRADE-06). `assumed`: nobody looked, the usual of its age stands for them. */
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
  /** The likely price in whole dollars; null where there is no estimate. */
  offer_price: v.nullable(v.number()),
  /** What the price falls into, and what that stands on; null where there is no estimate. */
  range: v.nullable(
    v.object({
      low: v.number(),
      high: v.number(),
      confidence: v.nullable(v.picklist(['high', 'medium', 'low'])),
      /** Like vehicles that it is made from. */
      like_vehicles: v.nullable(v.number()),
    }),
  ),
  /** When it ends, in ISO 8601; null where there is no estimate. */
  expires_at: v.nullable(v.string()),
  /** Why there is none, in words for the shopper too. */
  declined: v.optional(v.object({ reason: v.picklist(declineReasons), message: v.string() })),
  answers: v.record(v.string(), v.unknown()),
  rego: v.nullable(v.string()),
  regoState: v.nullable(v.string()),
  /** Stands beside every price. */
  note: v.string(),
});
export type ValuationReply = v.InferOutput<typeof valuationReply>;
