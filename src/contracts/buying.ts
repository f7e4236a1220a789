/**
 * Buying online (RES-04, ROUTE-08): one page a step, sent as plain forms. `/checkout-journey` names the vehicle by
 * `car_id`, its slug or its id.
 */
import * as v from 'valibot';
import { buyingSteps } from '#src/domain/buying/buying-plan.ts';
import { contract } from './contract.ts';
import { cleanText, line, maybe } from './fields.ts';

const key = v.fallback(maybe(line(64)), null);

const shown = v.looseObject({
  car_id: v.fallback(maybe(line(200)), null),
  step: v.fallback(maybe(v.picklist(buyingSteps)), null),
  /** The first day of the pick-up times to show, ISO. */
  from: v.fallback(maybe(v.pipe(line(10), v.isoDate())), null),
  /** The key of a list that was mailed: opens its answers on another device. */
  open: key,
  /** Whether the list went by mail. */
  mailed: v.fallback(maybe(v.literal('1')), null),
  /** The receipt of what was sent. */
  ref: key,
  /** That receipt as a file of plain words. */
  copy: v.fallback(maybe(v.literal('1')), null),
});

/** What is no text was not typed; an answer's own rule judges the rest. */
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

const sent = v.looseObject({
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
  input: shown,
  reply: v.unknown(),
  errors: [...errors],
});

export const buyOnlineStep = contract({
  name: 'buy-online-step',
  method: 'POST',
  path: '/cars/:slug/buy-online',
  input: sent,
  reply: v.unknown(),
  errors: [...errors],
});

export const checkoutJourneyPage = contract({
  name: 'checkout-journey',
  method: 'GET',
  path: '/checkout-journey',
  input: shown,
  reply: v.unknown(),
  errors: [...errors],
});

export const checkoutJourneyStep = contract({
  name: 'checkout-journey-step',
  method: 'POST',
  path: '/checkout-journey',
  input: sent,
  reply: v.unknown(),
  errors: [...errors],
});
