import * as v from 'valibot';
import { contract } from './contract.ts';
import { nothing } from './fields.ts';

/** Terms that stand with a repayment: a rate never without its comparison rate. */
const finance = v.object({
  lender: v.string(),
  credit_licence: v.nullable(v.string()),
  /** Per cent a year. */
  interest_rate: v.number(),
  comparison_rate: v.number(),
  disclaimer: v.string(),
  /** ISO date in the dealer's time zone: one month ahead. */
  valid_until: v.string(),
});

/** GET /api/cars/:id: a vehicle as it stands now (FIN-05, API-07). */
export const carDetail = contract({
  name: 'car',
  method: 'GET',
  path: '/api/cars/:id',
  input: nothing,
  reply: v.object({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    status: v.string(),
    /** Whole dollars; null where the dealer names no price. */
    price: v.nullable(v.number()),
    price_type: v.nullable(v.string()),
    /** What the site shows for a price, words included: "$12,990", "Enquire for price.". */
    price_text: v.string(),
    reserved: v.boolean(),
    finance: v.nullable(finance),
  }),
  errors: ['no_such_vehicle'],
});
