/** Written by `./forecourt held`. */
import * as z from 'zod';
import type { PriceDecision } from '#src/domain/guard/price-decision.ts';
import { nullable, withDefault } from '#src/domain/tenant/settings/fields.ts';
import { dollars, schemaKey, requiredText } from './file-fields.ts';

export const decisionsFileName = 'decisions.json';

const price = z.strictObject({
  vehicle: requiredText('Stock number of the vehicle, or its id in the feed if it has none.'),
  feedPrice: z
    .int()
    .min(1)
    .describe('The feed price the decision applies to, in whole dollars. A different price needs a new decision.'),
  decision: z
    .enum(['approve', 'keep', 'hide'])
    .describe('Publish the price, keep the last good one, or take the vehicle off the site.'),
  keptPrice: nullable(dollars, 'With keep: the price to show, in whole dollars.'),
  decidedAt: z.iso.datetime().describe('When it was decided. Example: "2026-12-01T00:14:00Z".'),
  decidedBy: nullable(z.string().trim().min(1), 'Who decided.'),
}) satisfies z.ZodType<PriceDecision>;

export const decisionsFile = z.strictObject({
  $schema: schemaKey,
  prices: withDefault(z.array(price), [], 'Decisions on held prices.'),
});
export type DecisionsFile = z.output<typeof decisionsFile>;
