/** Online buying (RES-04, ROUTE-08), one page per step. `car_id` is a slug or id. */
import * as v from 'valibot';
import { buyingSteps } from '../rules/buying-plan.ts';
import { contract } from '#src/contracts/contract.ts';
import { cleanText, line, maybe } from '#src/contracts/fields.ts';

const key = v.fallback(maybe(line(64)), null);

const pageInput = v.looseObject({
  car_id: v.fallback(maybe(line(200)), null),
  step: v.fallback(maybe(v.picklist(buyingSteps)), null),
  /** First pick-up day to show. */
  from: v.fallback(maybe(v.pipe(line(10), v.isoDate())), null),
  /** Emailed checklist key, for another device. */
  open: key,
  mailed: v.fallback(maybe(v.literal('1')), null),
  /** Receipt key. */
  ref: key,
  /** Returns the receipt as plain text. */
  copy: v.fallback(maybe(v.literal('1')), null),
});

/** Each answer's own rule validates the text. */
const typed = (longest: number) =>
  v.optional(
    v.fallback(
      v.pipe(
        v.string(),
        v.transform((text) => cleanText(text).slice(0, longest)),
      ),
      '',
    ),
  );

const stepInput = v.looseObject({
  step: v.picklist(buyingSteps, 'Please choose a step.'),
  action: v.fallback(v.picklist(['next', 'save', 'delete']), 'next'),
  car_id: v.fallback(maybe(line(200)), null),
  tradeIn: typed(20),
  finance: typed(20),
  borrow: typed(20),
  years: typed(2),
  getting: typed(20),
  postcode: typed(10),
  startsAt: typed(40),
  day: typed(80),
  deposit: typed(20),
  name: typed(120),
  phone: typed(40),
  email: typed(254),
  note: typed(1000),
  sends: typed(6),
  shown: v.optional(v.unknown()),
});

const errors = ['feature_off', 'no_such_vehicle', 'no_such_receipt'] as const;

export const buyOnlinePage = contract({
  name: 'buy-online',
  method: 'GET',
  path: '/cars/:slug/buy-online',
  input: pageInput,
  reply: v.unknown(),
  errors: [...errors],
});

export const buyOnlineStep = contract({
  name: 'buy-online-step',
  method: 'POST',
  path: '/cars/:slug/buy-online',
  input: stepInput,
  reply: v.unknown(),
  errors: [...errors],
});

export const checkoutJourneyPage = contract({
  name: 'checkout-journey',
  method: 'GET',
  path: '/checkout-journey',
  input: pageInput,
  reply: v.unknown(),
  errors: [...errors],
});

export const checkoutJourneyStep = contract({
  name: 'checkout-journey-step',
  method: 'POST',
  path: '/checkout-journey',
  input: stepInput,
  reply: v.unknown(),
  errors: [...errors],
});
