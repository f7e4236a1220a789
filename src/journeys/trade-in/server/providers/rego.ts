import * as v from 'valibot';
import { isProduction, type Environment } from '#src/server/platform/environment.ts';
import type { CountLookup } from '#src/server/platform/lookups/lookup-budget.ts';
import { accountAddress, askService } from '#src/server/platform/providers/service-account.ts';
import type { RegoProvider } from './rego-provider.ts';
import { cleanText } from '#src/contracts/fields.ts';
import type { RegoVehicle } from '../../contract/rego.ts';

/**
 * The dealer's account, else the embedded table.
 * @throws {EnvironmentError} for an unset variable.
 */
export function regoProvider(variable: string | null, environment: Environment, count: CountLookup): RegoProvider {
  const url = accountAddress(variable, 'private.providers.rego');
  return url ? remoteRego(url, count) : embeddedRego({ demonstrates: !isProduction(environment) });
}

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

/** GET {account}/vehicles?rego=&state= returns the vehicle, or 404. */
function remoteRego(account: URL, count: CountLookup): RegoProvider {
  return {
    name: account.host,
    find: async (rego, state, now) => {
      await count(rego);
      const found = await askService(account, { path: '/vehicles', query: { rego, state: state.toUpperCase() }, now });
      return found === null ? null : v.parse(answer, found);
    },
  };
}

type Row = [
  year: number,
  make: string,
  model: string,
  badge: string | null,
  series: string | null,
  body: string,
  transmission: string,
  fuel: string,
  colour: string,
];

/** Valid in every state, though no register issues this format. */
const plates: Record<string, Row> = {
  DEMO00001: [2021, 'Toyota', 'Corolla', 'Ascent Sport', 'ZWE211R', 'Hatch', 'Automatic', 'Hybrid', 'Silver'],
  DEMO00002: [2022, 'Mazda', 'CX-5', 'Maxx Sport', 'KF4WLA', 'SUV', 'Automatic', 'Petrol', 'Red'],
  DEMO00003: [2020, 'Ford', 'Ranger', 'XLT', 'PX MkIII', 'Ute', 'Automatic', 'Diesel', 'White'],
  DEMO00004: [2023, 'Hyundai', 'Kona', null, 'SX2.V1', 'SUV', 'Automatic', 'Petrol', 'Blue'],
  DEMO00005: [2022, 'BYD', 'Atto 3', 'Extended Range', null, 'SUV', 'Automatic', 'Electric', 'Grey'],
  DEMO00006: [2021, 'Subaru', 'Outback', 'AWD Touring', 'B7A', 'Wagon', 'Automatic', 'Petrol', 'Green'],
  DEMO00007: [2012, 'Holden', 'Commodore', 'SV6', 'VE II', 'Sedan', 'Automatic', 'Petrol', 'Black'],
};

/** Empty in production. */
function embeddedRego({ demonstrates }: { demonstrates: boolean }): RegoProvider {
  return {
    name: 'embedded',
    find: async (rego) => (demonstrates && Object.hasOwn(plates, rego) ? vehicleOf(plates[rego]!) : null),
  };
}

function vehicleOf([year, make, model, badge, series, body, transmission, fuel, colour]: Row): RegoVehicle {
  return { year, make, model, badge, series, body, transmission, fuel, colour };
}
