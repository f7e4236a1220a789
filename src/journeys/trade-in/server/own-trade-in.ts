/** Identified by an HttpOnly cookie. Its price always comes from the server (RES-04, TRADE-01). */
import { openTradeIn, type OwnTradeIn } from '../rules/own-trade-in.ts';
import { valuedName, type KnownValuation } from '../view/valuation-steps.ts';
import type { Settings } from '#src/domain/tenant/settings/settings.ts';
import type { Database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { EndpointError } from '#src/server/platform/endpoint/endpoint-error.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { findValuation, valuationByKey, type ValuationRow } from './valuation-row.ts';
import { countedMarks, priceOf } from './value-trade-in.ts';

const cookieName = 'forecourt-trade-in';
const maxAgeSeconds = 30 * 86_400;

export function tradeInCookie(key: string, request: Request): string {
  const secure = new URL(request.url).protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${key}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

export function keyOfTradeInCookie(request: Request): string | null {
  return /(?:^|;\s*)forecourt-trade-in=([\w\-]{16,64})(?:;|$)/v.exec(request.headers.get('cookie') ?? '')?.[1] ?? null;
}

type TradeInCall = Pick<Call<unknown>, 'db' | 'dealer' | 'request'>;

export async function ownTradeIn(
  call: TradeInCall,
  key = keyOfTradeInCookie(call.request),
): Promise<OwnTradeIn | null> {
  if (key === null || key === '') return null;
  const { db, dealer } = call;
  const row = await valuationByKey(db, dealer.slug, key).catch(nullIfNotFound);
  return row && toOwnTradeIn(row, dealer.settings);
}

function nullIfNotFound(cause: unknown): null {
  if (cause instanceof EndpointError) return null;
  throw cause;
}

export async function tradeInById(
  db: Database,
  dealer: Pick<DealerRecord, 'slug' | 'settings'>,
  id: string | null,
): Promise<OwnTradeIn | null> {
  const row = id === null ? null : await findValuation(db, dealer.slug, id).catch(nullIfNotFound);
  return row && toOwnTradeIn(row, dealer.settings);
}

export const unexpiredTradeIn = async (call: TradeInCall & Pick<Call<unknown>, 'now'>): Promise<OwnTradeIn | null> =>
  openTradeIn(await ownTradeIn(call), call.now);

function toOwnTradeIn(row: ValuationRow, settings: Settings): OwnTradeIn | null {
  const price = row.offer
    ? { low: row.offer.price, likely: row.offer.price, high: row.offer.price }
    : countedMarks(row, settings) && priceOf(row, settings);
  const endsAt = row.offer?.expiresAt ?? row.expiresAt?.getTime();
  if (row.declined !== null || !price || !row.key || endsAt === undefined) return null;
  return {
    id: row.id,
    key: row.key,
    name: valuedName(row as Pick<KnownValuation, 'vehicle'>),
    rego: row.rego,
    low: price.low,
    likely: price.likely,
    high: price.high,
    isOffer: row.offer !== null,
    endsAt,
    owing: row.owing,
  };
}
