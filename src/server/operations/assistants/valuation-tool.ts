import * as z from 'zod';
import { valuation } from '#src/journeys/trade-in/contract/valuation.ts';
import { noMarks } from '#src/journeys/trade-in/rules/condition.ts';
import { tradedKinds } from '#src/journeys/trade-in/rules/traded-kinds.ts';
import { tradePrice } from '#src/journeys/trade-in/rules/trade-in-price.ts';
import { declineText } from '#src/journeys/trade-in/view/copy/decline-copy.ts';
import { callerOf } from '../../platform/endpoint/caller.ts';
import { countCall } from '../../platform/endpoint/rate-limit.ts';
import { lookupBudget } from '../../platform/lookups/lookup-budget.ts';
import { valuationProvider } from '#src/journeys/trade-in/server/providers/valuation-services.ts';
import { requireValuations } from '#src/journeys/trade-in/server/trade-in-access.ts';
import { priced } from '#src/journeys/trade-in/server/value-trade-in.ts';
import { minor } from './assistant-vehicle.ts';
import type { Tool } from './tool.ts';

const maybeLine = (most: number, doc: string) => z.string().trim().max(most).nullable().default(null).describe(doc);

const input = {
  kind: z.enum(tradedKinds).nullable().default(null).describe('Vehicle type, for dealers who sell more than cars.'),
  year: z.int().min(1900).max(2100).describe('Year of manufacture.'),
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(80),
  badge: maybeLine(80, 'Variant, such as "Ascent Sport". Including it narrows the range.'),
  body: maybeLine(60, 'Body type, if known.'),
  transmission: maybeLine(60, 'Gearbox, if known.'),
  fuel: maybeLine(60, 'Fuel type, if known.'),
  odometer_km: z.int().min(0).max(2_000_000).describe('Odometer reading in kilometres.'),
};

/** Same as the form's limit, so neither can bypass the other. */
const limit = { calls: 30, seconds: 600 };

export const valuationTool: Tool<typeof input> = {
  name: 'valuation.estimate',
  title: 'Estimate a trade-in',
  description:
    'An estimate of the price this dealer might pay for a vehicle with no marks. It isn’t an offer: the site makes one that is valid for seven days, after questions about the vehicle’s condition.',
  input,
  async answer({ odometer_km: kilometres, kind, ...named }, call) {
    const { db, dealer, site, session, context, now } = call;
    const { settings, slug } = dealer;
    requireValuations(settings, session);
    await countCall(db, `${valuation.name}:${slug}:${callerOf(context.ip)}`, limit, now);
    const vehicle = { ...(kind && { kind }), ...named, series: null, colour: null, kilometres };
    const request = { vehicle, rego: null, regoState: null, answers: {}, now };
    const { estimate, reason } = await priced(settings, valuationProvider(settings, site, lookupBudget(call)), request);
    const price = estimate && tradePrice(estimate, noMarks, settings.tradeIn.repairCosts, false);
    // /valuation only shows stored valuations.
    const where = { url: `${settings.siteUrl}${settings.tradeIn.path}` };
    if (price === null || estimate === null)
      return { estimate: null, reason: declineText(reason ?? 'no_comparable', settings, kind), ...where };
    return {
      estimate: {
        low_minor: minor(price.low),
        likely_minor: minor(price.likely),
        high_minor: minor(price.high),
        currency: settings.regional.currency,
        confidence: estimate.confidence,
        like_vehicles: estimate.count,
      },
      note: 'An estimate for a vehicle with no marks, not an offer until it has been inspected.',
      ...where,
    };
  },
};
