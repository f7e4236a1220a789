import { valuesTradeIns } from '#src/domain/leads/values-trade-ins.ts';
import type { TradeInAction, valuationPage as pageContract, tradeInStart } from '../contract/journey.ts';
import { isValuationOffered } from '../rules/eligibility.ts';
import { routePatterns } from '#src/domain/route-patterns.ts';
import type { DeclineReason } from '../rules/decline.ts';
import { validDays } from '../rules/valid-until.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import { buyingUrl, isBoughtOnline } from '#src/domain/card/buying-url.ts';
import { refusedChange } from '../view/refused-change.ts';
import { startStep, tradeInPage, tradeInText } from '../view/trade-in-page.ts';
import type { StoredValuation, TradeInPageData } from '../view/trade-in.page-data.ts';
import {
  valuedKind,
  valuationStep,
  valuedName,
  type KnownAcceptance,
  type KnownValuation,
  type WantedStep,
} from '../view/valuation-steps.ts';
import type * as v from 'valibot';
import type { Database } from '#src/server/platform/database/database.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { loadLead } from '#src/server/delivery/load-lead.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { pageResponseOrText, type PageResponseOptions, type PageCall } from '#src/server/platform/page-response.ts';
import { keyHeaders } from '#src/server/shopper/receipt-answer.ts';
import { receiptOf, shopperPath } from '#src/server/shopper/receipt.ts';
import { shownDigest, type Shown } from '#src/server/platform/shown.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { findVehicle } from '#src/server/vehicles/find-vehicle.ts';
import { pricedFacts } from './change-facts.ts';
import { tradeInCookie } from './own-trade-in.ts';
import { notValued, refuseUnless } from './trade-in-access.ts';
import { valuationByKey, type ValuationRow } from './valuation-row.ts';
import { countedMarks, priceOf } from './value-trade-in.ts';

const dayMs = 86_400_000;

type InputOf<C extends { input: v.GenericSchema }> = v.InferOutput<C['input']>;
type Around = Partial<Pick<TradeInPageData, 'faults' | 'failure' | 'typed'>>;

export const valuationUrl = (key: string, step?: string): string =>
  `/valuation?${new URLSearchParams({ ref: key, ...(step ? { step } : {}) })}`;

export const tradeInAnswer = (
  call: PageCall,
  page: TradeInPageData,
  more: Pick<PageResponseOptions, 'status' | 'headers'> = {},
): Promise<Response> =>
  pageResponseOrText(
    call,
    {
      path: routePatterns.valuation,
      route: routePatterns.valuation,
      page,
      ...more,
      headers: { ...keyHeaders, ...more.headers },
    },
    tradeInText(page),
  );

export async function startAnswer(call: Call<InputOf<typeof tradeInStart>>): Promise<Response> {
  const { dealer, site, input } = call;
  refuseUnless(valuesTradeIns(dealer.settings), notValued(dealer.settings));
  return tradeInAnswer(call, await startPage(dealer, site, input.car_id, {}));
}

export async function startPage(
  { settings, locations }: DealerRecord,
  site: SiteFiles,
  carId: string | null,
  around: Around,
): Promise<TradeInPageData> {
  const forCar = await offeredFor(settings, site, carId);
  const isByHand = ['make', 'model', 'year'].some((name) => around.faults?.[name] ?? around.typed?.[name]);
  const step = startStep(settings, forCar && carId, isByHand || around.faults?.['rego'] !== undefined);
  return tradeInPage(step, { settings, locations }, { ...around, forCar });
}

async function offeredFor(
  settings: DealerRecord['settings'],
  site: SiteFiles,
  carId: string | null,
): Promise<TradeInPageData['forCar']> {
  const vehicle = carId === null ? null : await findVehicle(site, carId).catch(() => null);
  return vehicle && isValuationOffered(vehicle, settings)
    ? {
        name: fullVehicleName(vehicle),
        url: isBoughtOnline(vehicle, settings)
          ? buyingUrl(vehicle, settings, { step: 'trade-in' })
          : vehicleUrl(vehicle.slug),
      }
    : null;
}

export async function showValuation(call: Call<InputOf<typeof pageContract>>): Promise<Response> {
  const { db, dealer, input } = call;
  const row = await valuationByKey(db, dealer.slug, input.ref);
  call.headers.append('set-cookie', tradeInCookie(row.key!, call.request));
  return tradeInAnswer(call, await valuationPageOf(call, row, input.step, {}));
}

type PageNeeds = Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now'>;

export async function valuationPageOf(
  { db, dealer, site, environment, now }: PageNeeds,
  row: ValuationRow,
  wanted: WantedStep,
  { unsaved, ...around }: Around & { unsaved?: Record<string, string> },
): Promise<TradeInPageData> {
  const known = { ...knownOf(row, dealer), accepted: await acceptanceOf(db, dealer, row, now) };
  const step = valuationStep(known, wanted, dealer.settings, now);
  const accepts = (step.name === 'estimate' || step.name === 'offer') && step.isAccepting;
  const refused =
    unsaved && step.name === 'offer' ? { refused: refusedChange(known, unsaved, row.carId, dealer.settings) } : {};
  return tradeInPage({ ...step, ...refused }, dealer, {
    ...around,
    ref: row.key,
    shown: accepts ? shownDigest(shownPrice(row, dealer, now), environment) : null,
    kind: valuedKind(known),
    forCar: await offeredFor(dealer.settings, site, row.carId),
    kept: step.name === 'estimate' || step.name === 'offer' ? storedValuation(row, known) : null,
  });
}

export function shownPrice(row: ValuationRow, dealer: DealerRecord, now: number): Shown {
  const step = valuationStep({ ...knownOf(row, dealer), accepted: null }, 'accept', dealer.settings, now);
  const about = `valuation:${dealer.slug}:${row.id}`;
  const facts = pricedFacts(row);
  if (step.name === 'estimate') {
    const { low, likely, high, until, acceptNote } = step;
    return { about, terms: { low, likely, high, until, acceptNote, facts } };
  }
  if (step.name === 'offer') {
    const { first, second, reasons, acceptLabel } = step;
    return { about, terms: { first, second, reasons, acceptLabel, written: row.offer?.at, facts } };
  }
  return { about, terms: null };
}

function knownOf(row: ValuationRow, { settings }: DealerRecord): Omit<KnownValuation, 'accepted'> {
  return {
    vehicle: row.vehicle as KnownValuation['vehicle'],
    rego: row.rego,
    regoState: row.regoState,
    kilometres: row.kilometres,
    owing: row.owing,
    estimate: row.estimate,
    counted: countedMarks(row, settings),
    price: priceOf(row, settings),
    declined: row.declined as DeclineReason | null,
    expiresAt: row.expiresAt?.getTime() ?? null,
    pricedAt: (row.expiresAt ?? row.createdAt).getTime() - (row.expiresAt ? validDays * dayMs : 0),
    email: row.email,
    offer: row.offer,
  };
}

async function acceptanceOf(
  db: Database,
  dealer: DealerRecord,
  { acceptedLeadId }: ValuationRow,
  now: number,
): Promise<KnownAcceptance | null> {
  if (acceptedLeadId === null) return null;
  const receipt = receiptOf(await loadLead(db, dealer, acceptedLeadId, now), now);
  return {
    reference: receipt.reference,
    what: receipt.tradeIn?.accepted ?? null,
    isInspected: receipt.tradeIn?.isInspected ?? false,
    place: receipt.location?.name ?? dealer.settings.branding.name,
    answer: receipt.answer,
    receiptUrl: receipt.key && shopperPath('/success', receipt.key),
  };
}

function storedValuation(
  row: ValuationRow,
  known: Pick<KnownValuation, 'price' | 'offer' | 'expiresAt' | 'vehicle'>,
): StoredValuation | null {
  const { price, offer } = known;
  if (!price || !row.key) return null;
  const expiresAt = offer?.expiresAt ?? known.expiresAt ?? 0;
  return {
    id: row.id,
    ref: row.key,
    offer_price: offer?.price ?? price.likely,
    low: offer?.price ?? price.low,
    high: offer?.price ?? price.high,
    answers: { ...(row.answers as object), ...(row.adjustments as object) },
    rego: row.rego,
    regoState: row.regoState,
    vehicle: valuedName(known),
    expiresAt,
  };
}

const stepsOf: Record<TradeInAction['action'], WantedStep> = {
  find: null,
  enter: 'vehicle',
  confirm: 'vehicle',
  count: 'condition',
  assume: 'condition',
  mail: null,
  renew: null,
  accept: 'accept',
  appraise: 'appraisal',
};
export const stepOfAction = (action: unknown): WantedStep =>
  typeof action === 'string' && action in stepsOf ? stepsOf[action as TradeInAction['action']] : null;
