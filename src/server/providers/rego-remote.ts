import * as v from 'valibot';
import { cleanText } from '#src/contracts/fields.ts';
import type { RegoProvider } from './rego-provider.ts';
import { askService } from './service-account.ts';

const word = v.nullish(
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).slice(0, 80) || null),
  ),
  null,
);
const named = v.pipe(
  v.string(),
  v.transform((text) => cleanText(text).slice(0, 80)),
  v.minLength(1),
);

const answer = v.object({
  year: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1900), v.maxValue(2100)),
  make: named,
  model: named,
  badge: word,
  series: word,
  body: word,
  transmission: word,
  fuel: word,
  colour: word,
});

/** GET {account}/vehicles?rego=&state= answers the vehicle, or 404. */
export function remoteRego(account: URL): RegoProvider {
  return {
    name: account.host,
    find: async (rego, state, now) => {
      const found = await askService(account, { path: '/vehicles', query: { rego, state: state.toUpperCase() }, now });
      return found === null ? null : v.parse(answer, found);
    },
  };
}
