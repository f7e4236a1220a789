import * as v from 'valibot';
import { contract } from './contract.ts';
import { noParameters } from './fields.ts';

/** An interest rate never appears without its comparison rate. */
const finance = v.object({
  lender: v.string(),
  credit_licence: v.nullable(v.string()),
  /** Per cent a year. */
  interest_rate: v.number(),
  comparison_rate: v.number(),
  disclaimer: v.string(),
  /** ISO date in the dealer's time zone, a month ahead. */
  valid_until: v.string(),
});

export const carDetail = contract({
  name: 'car',
  method: 'GET',
  path: '/api/cars/:id',
  input: noParameters,
  reply: v.object({
    id: v.string(),
    slug: v.string(),
    name: v.string(),
    status: v.string(),
    /** Whole dollars. */
    price: v.nullable(v.number()),
    price_type: v.nullable(v.string()),
    /** As on the site: "$12,990", "Enquire for price.". */
    price_text: v.string(),
    reserved: v.boolean(),
    finance: v.nullable(finance),
  }),
  errors: ['no_such_vehicle'],
});
