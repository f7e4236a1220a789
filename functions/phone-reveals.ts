import { phoneReveal } from '#src/contracts/phone-reveal.ts';
import { phoneReveals } from '#src/server/platform/database/schema.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

export default jsonEndpoint(
  phoneReveal,
  async ({ input, db, dealer, now }) => {
    await db.insert(phoneReveals).values({
      dealer: dealer.slug,
      carId: input.car_id,
      dealershipId: input.dealership_id,
      websiteId: input.website_id,
      page: input.page,
      createdAt: new Date(now),
    });
    return { success: true };
  },
  { budget: 'events' },
);

export const config: FunctionConfig = { path: '/api/phone-reveals', method: 'POST' };
