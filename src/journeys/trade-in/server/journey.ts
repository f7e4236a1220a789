/** Stores every step's answers, since any may be the last. */
import { randomBytes } from 'node:crypto';
import type { TradeInAction } from '../contract/journey.ts';
import type { TradeInVehicle } from '../contract/valuation-fields.ts';
import { toKilometres } from '#src/domain/vehicle/odometer.ts';
import { tradeInKinds, knownKind, tradedWord, type TradedKind } from '../rules/traded-kinds.ts';
import { valuations } from '#src/server/platform/database/schema.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { lookupBudget } from '#src/server/platform/lookups/lookup-budget.ts';
import { regoProvider } from './providers/rego.ts';
import { valuationProvider } from './providers/valuation-services.ts';
import { changeFacts, refuseAccepted, refuseFixed } from './change-facts.ts';
import { findRego, stateToAsk } from './find-rego.ts';
import { valuationByKey, updateValuation, type ValuationRow } from './valuation-row.ts';
import { adjusted, countedMarks, priced, pricedColumns, immediateDeclineReason } from './value-trade-in.ts';

export type JourneyCall = Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'ip'>;
type ActionOf<A extends TradeInAction['action']> = Extract<TradeInAction, { action: A }>;

const newKey = (): string => randomBytes(16).toString('base64url');

type Named = Omit<TradeInVehicle, 'kilometres'>;

const unknownFacts = { series: null, body: null, transmission: null, fuel: null, colour: null };

/** @throws {EndpointError} 404 for an unknown registration, 503 if the register is unavailable. */
export async function startByRego(call: JourneyCall, { kind, rego, regoState, car_id: carId }: ActionOf<'find'>) {
  const { dealer, environment, now } = call;
  const said = requireKind(kind, call);
  const found = await findRego(
    regoProvider(dealer.settings.private.providers.rego, environment, lookupBudget(call)),
    rego,
    stateToAsk(regoState, dealer.settings.regional),
    now,
    tradedWord(said.kind ?? null, dealer.settings),
  );
  return start(call, { ...found.vehicle, ...said }, { rego: found.rego, regoState: found.regoState, carId });
}

function requireKind(said: TradedKind | null, { dealer }: JourneyCall): { kind?: TradedKind } {
  if (tradeInKinds(dealer.settings).length === 1) return {};
  const kind = knownKind(said, dealer.settings);
  if (kind) return { kind };
  throw new EndpointError(422, 'invalid', 'Please fix the following errors:', {
    fields: { kind: 'Please choose the vehicle type.' },
  });
}

export async function startManually(call: JourneyCall, typed: ActionOf<'enter'>): Promise<ValuationRow> {
  const { ref, car_id: carId, kind, year, make, model, badge, rego, regoState } = typed;
  const named = (before: TradedKind | null): Named => ({
    ...requireKind(kind ?? before, call),
    ...unknownFacts,
    year,
    make,
    model,
    badge,
  });
  if (ref === null) return start(call, named(null), { rego, regoState: rego && regoState, carId });
  return changeFacts(call.db, await rowOf(call, ref), call.now, (tx, row) => {
    const vehicle = named((row.vehicle as Named).kind ?? null);
    return updateValuation(tx, row, { ...freshColumns(call, vehicle), kilometres: null, vehicle }, call.now);
  });
}

async function start(
  call: JourneyCall,
  vehicle: Named,
  known: { rego: string | null; regoState: string | null; carId: string | null },
): Promise<ValuationRow> {
  const { db, dealer, now } = call;
  const at = new Date(now);
  const [row] = await db
    .insert(valuations)
    .values({
      dealer: dealer.slug,
      ...known,
      vehicle,
      ...freshColumns(call, vehicle),
      key: newKey(),
      staffKey: newKey(),
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  return row!;
}

const freshColumns = ({ dealer, now }: JourneyCall, { kind, year }: Named) => ({
  declined: immediateDeclineReason({ kind, year, kilometres: null }, dealer.settings, now),
  provider: 'none',
  estimate: null,
  basePrice: null,
  offerPrice: null,
  expiresAt: null,
});

const rowOf = ({ db, dealer }: JourneyCall, ref: string | null): Promise<ValuationRow> =>
  valuationByKey(db, dealer.slug, ref);

export async function confirm(
  call: JourneyCall,
  { ref, kilometres, owing }: ActionOf<'confirm'>,
): Promise<ValuationRow> {
  return repriced(call, await rowOf(call, ref), kilometres, owing === null ? {} : { owing });
}

/** Prices the vehicle for another seven days, keeping earlier marks. */
export async function renew(call: JourneyCall, { ref, kilometres }: ActionOf<'renew'>): Promise<ValuationRow> {
  return repriced(call, await rowOf(call, ref), kilometres, {});
}

async function repriced(
  call: JourneyCall,
  row: ValuationRow,
  /** In the site's unit. */
  typed: number,
  more: { owing?: string },
): Promise<ValuationRow> {
  const { db, dealer, site, now } = call;
  // Before a paid lookup; `changeFacts` checks again under the lock, which no lookup may hold.
  refuseFixed(row, now);
  const { settings } = dealer;
  const kilometres = Math.round(toKilometres(typed, settings.regional.distanceUnit));
  const provider = valuationProvider(settings, site, lookupBudget(call));
  const vehicle = { ...(row.vehicle as Named), kilometres };
  const result = await priced(settings, provider, {
    vehicle,
    rego: row.rego,
    regoState: row.regoState,
    answers: row.answers as Record<string, unknown>,
    now,
  });
  const columns = pricedColumns(result, provider.name, settings, now);
  return changeFacts(db, row, now, async (tx, open) => {
    const set = { ...more, kilometres, vehicle, ...columns, mailedAt: null, remindedAt: null };
    const updated = await updateValuation(tx, open, set, now);
    const counted = countedMarks(updated, settings);
    return counted ? adjusted(tx, settings, updated, { ...counted.counts, assumed: counted.isAssumed }, now) : updated;
  });
}

/** @throws {EndpointError} 409 without a price. */
export async function countMarks(
  call: JourneyCall,
  answers: ActionOf<'count'> | ActionOf<'assume'>,
): Promise<ValuationRow> {
  const none = { dents: 0, alloys: 0, glass: 0, scuffs: 0, tears: 0 };
  const counted = answers.action === 'assume' ? { ...none, assumed: true } : { ...answers, assumed: false };
  return changeFacts(call.db, await rowOf(call, answers.ref), call.now, (tx, row) => {
    if (!row.estimate) throw new EndpointError(409, 'not_priced', 'Please enter the odometer reading first.');
    return adjusted(tx, call.dealer.settings, row, counted, call.now);
  });
}

export async function keepByMail(call: JourneyCall, { ref, email }: ActionOf<'mail'>): Promise<ValuationRow> {
  const row = await rowOf(call, ref);
  refuseAccepted(row);
  return updateValuation(
    call.db,
    row,
    { email: email.toLowerCase(), mailedAt: null, remindedAt: null, offerMailedAt: null },
    call.now,
  );
}
