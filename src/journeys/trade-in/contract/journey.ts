/** ROUTE-09, TRADE-01 to TRADE-07. Plain forms redirect to the next page; scripts get `{next}`. */
import { maxMarks, type ConditionKey } from '../rules/condition.ts';
import { tradedKinds } from '../rules/traded-kinds.ts';
import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { carId, line, maybe, requiredLine, text } from '#src/contracts/fields.ts';
import { isEmail } from '#src/contracts/lead-rules.ts';
import { plateText, rego, regoState } from './rego.ts';
import { conditionAnswers, tradeInVehicle } from './valuation-fields.ts';

const key = v.fallback(maybe(line(64)), null);
const forCar = v.fallback(maybe(carId), null);
const { year, make, model, badge, kilometres } = tradeInVehicle.entries;
/** The dealer decides whether it is required (decision 041). */
const kind = v.fallback(maybe(v.picklist(tradedKinds)), null);
const vehicle = { kind, year, make, model, badge };

export const tradeInStart = contract({
  name: 'trade-in',
  method: 'GET',
  path: '/cars/trade-in',
  input: v.looseObject({ car_id: forCar }),
  reply: v.unknown(),
  errors: [],
});

export const valuationPage = contract({
  name: 'valuation-page',
  method: 'GET',
  path: '/valuation',
  input: v.looseObject({
    ref: key,
    step: v.fallback(maybe(v.picklist(['vehicle', 'condition', 'accept', 'appraisal'])), null),
  }),
  reply: v.unknown(),
  errors: ['no_such_valuation'],
});

const owing = v.fallback(maybe(v.picklist(['yes', 'no', 'unknown'])), null);

/** Above the maximum, an inspection is needed. */
const limitedCount = (name: ConditionKey) =>
  v.pipe(
    conditionAnswers.entries[name],
    v.maxValue(
      maxMarks[name],
      `Please enter a number up to ${maxMarks[name]}. If there are more, ask us to inspect it instead.`,
    ),
  );
const counts = {
  dents: limitedCount('dents'),
  alloys: limitedCount('alloys'),
  glass: limitedCount('glass'),
  scuffs: limitedCount('scuffs'),
  tears: limitedCount('tears'),
  assumed: conditionAnswers.entries.assumed,
};

/** Specification names (TRADE-05); the lead rules validate them. */
const person = {
  name: v.optional(v.unknown()),
  last_name: v.optional(v.unknown()),
  postcode: v.optional(v.unknown()),
  phone: v.optional(v.unknown()),
  email: v.optional(v.unknown()),
  message: v.optional(v.unknown()),
};

export const tradeInActions = v.variant(
  'action',
  [
    v.object({ action: v.literal('find'), kind, rego, regoState: maybe(regoState), car_id: forCar }),
    v.object({
      action: v.literal('enter'),
      ref: key,
      car_id: forCar,
      ...vehicle,
      rego: v.fallback(maybe(plateText), null),
      regoState: v.fallback(maybe(regoState), null),
    }),
    v.object({ action: v.literal('confirm'), ref: key, kilometres, owing }),
    v.object({ action: v.literal('count'), ref: key, ...counts }),
    v.object({ action: v.literal('assume'), ref: key }),
    v.object({
      action: v.literal('mail'),
      ref: key,
      email: v.pipe(
        line(254),
        v.nonEmpty('Please enter an email address.'),
        v.check(isEmail, 'Please enter a valid email address, such as name@example.com.'),
      ),
    }),
    v.object({ action: v.literal('renew'), ref: key, kilometres }),
    v.looseObject({ action: v.literal('accept'), ref: key, shown: v.optional(v.unknown()), ...person }),
    v.looseObject({ action: v.literal('appraise'), ref: key, car_id: forCar, ...person }),
  ],
  'Please choose what you’d like to do.',
);
export type TradeInAction = v.InferOutput<typeof tradeInActions>;

export const tradeInStep = contract({
  name: 'valuation-step',
  method: 'POST',
  path: '/valuation',
  input: tradeInActions,
  reply: v.object({ next: v.string(), event_id: v.optional(v.number()), lead_id: v.optional(v.string()) }),
  errors: [
    'feature_off',
    'sign_in',
    'no_such_valuation',
    'rego_not_found',
    'rego_unavailable',
    'offer_ended',
    'not_priced',
    'price_changed',
    'already_accepted',
    'offer_written',
    'key_reused',
  ],
});

export const offerPage = contract({
  name: 'offer-page',
  method: 'GET',
  path: '/valuation/offer',
  input: v.looseObject({ key, done: v.fallback(maybe(line(8)), null) }),
  reply: v.unknown(),
  errors: ['no_such_valuation'],
});

export const maxReasons = 4;

/** `reason_1`, `amount_1` and so on explain the difference. */
export const writeOffer = contract({
  name: 'write-offer',
  method: 'POST',
  path: '/valuation/offer',
  input: v.looseObject({
    key,
    shown: v.optional(v.unknown()),
    price: v.pipe(
      text(12),
      v.transform((typed) => typed.replace(/[$,\s]/g, '')),
      v.transform((typed) => (/^\d+$/.test(typed) ? Number(typed) : NaN)),
      v.check(
        (price) => Number.isInteger(price) && price >= 1 && price <= 10_000_000,
        'Please enter the price in whole dollars.',
      ),
    ),
    by: requiredLine(80, 'Please enter the name of the person who inspected it.'),
  }),
  reply: v.unknown(),
  errors: ['no_such_valuation', 'already_accepted', 'no_online_price', 'answers_changed'],
});
