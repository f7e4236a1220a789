import * as v from 'valibot';
import { askService } from './service-account.ts';
import type { ValuationProvider } from './valuation-provider.ts';

const answer = v.object({ value: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000))) });

/** POST {account}/valuations with the vehicle answers `{value}` in dollars, or null where there is no price. */
export function remoteValuation(account: URL): ValuationProvider {
  return {
    name: account.host,
    estimate: async ({ vehicle, rego, regoState, answers, now }) => {
      const found = await askService(account, {
        path: '/valuations',
        body: { rego, state: regoState?.toUpperCase() ?? null, vehicle, answers },
        now,
      });
      const value = found === null ? null : v.parse(answer, found).value;
      return value === null ? null : Math.round(value);
    },
  };
}
