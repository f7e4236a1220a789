import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { isReservable } from '#src/domain/card/card-actions.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { finishReservations } from '#src/journeys/reserve/server/finish-reservations.ts';
import { moveHold } from '#src/journeys/reserve/server/move-hold.ts';
import { moving } from '#src/journeys/reserve/server/reservation-offer.ts';
import type { Reservation } from '#src/journeys/reserve/server/reservation.ts';
import { reservations, vehicleStates } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import type { FunctionHandler } from '#src/server/platform/function-context.ts';
import { shownDigest } from '#src/server/platform/shown.ts';
import { siteFiles } from '#src/server/platform/site-files.ts';
import { currentVehicle } from '#src/server/vehicles/current-vehicle.ts';
import { emptyTables } from './empty-tables.ts';
import { builtAt, functionSite, type FunctionSite, type FunctionSiteOptions } from './function-site.ts';
import { signedEvent, stripeStub, type StripeStub } from './stripe-stub.ts';
import carAvailability from '../../functions/car-availability.ts';
import checkout from '../../functions/checkout.ts';
import paymentWebhook from '../../functions/payment-webhook.ts';

/** An hour after the stock was loaded. */
export const reserveNow = builtAt + 3_600_000;
export const hour = 3_600_000;
const dealer = 'harbour-motors';

export const ada = { name: 'Ada Black', email: 'ada@shopper.example', phone: '0491 570 006' };

interface ReserveCallOptions {
  params?: Record<string, string>;
  at?: number;
  slug?: string;
  ip?: string;
}

/** In an order that foreign keys allow. */
export const emptyReservations = ({ db }: Pick<FunctionSite, 'db'>): Promise<unknown> =>
  emptyTables(
    db,
    'rate_limits',
    'early_refunds',
    'reservations',
    'vehicle_states',
    'consents',
    'lead_statuses',
    'delivery_attempts',
    'deliveries',
    'leads',
    'local_messages',
  );

export function reserveCalls(site: Pick<FunctionSite, 'outDir' | 'db' | 'vehicles'>) {
  const dealersDir = join(site.outDir, '.forecourt/server');
  const record = async (slug = dealer): Promise<DealerRecord> => (await findDealer({ tenant: slug, dealersDir }))!;
  const reader = (slug: string) => (path: string) => readFile(join(site.outDir, slug, path)).catch(() => null);
  const filesOf = (slug = dealer) => siteFiles(new Request(`http://${slug}.localhost`), { readSiteFile: reader(slug) });

  async function call(
    handler: FunctionHandler,
    request: Request,
    { params = {}, at = reserveNow, slug = dealer, ip = '198.51.100.7' }: ReserveCallOptions = {},
  ): Promise<Response> {
    const background: Promise<unknown>[] = [];
    const answer = await handler(request, {
      params,
      ip,
      tenant: slug,
      dealersDir,
      now: () => at,
      waitUntil: (work) => void background.push(work),
      readSiteFile: reader(slug),
    });
    await Promise.all(background);
    return answer;
  }

  const reservable = async (slug = dealer): Promise<Vehicle[]> => {
    const { settings } = await record(slug);
    return site.vehicles.filter((vehicle) => isReservable(vehicle, settings));
  };

  const seen = new Map<string, string>();
  /** Digest of the displayed terms. */
  async function offered(carId: string, told: ReserveCallOptions = {}): Promise<string | undefined> {
    const url = `http://${told.slug ?? dealer}.localhost/api/cars/${carId}/availability?offer=1`;
    const answer = await call(carAvailability, new Request(url), { ...told, params: { id: carId } });
    const { offer } = (await answer.json()) as { offer?: { shown: string } | null };
    // A repeated call needs the first call's digest, though the vehicle is now held.
    if (offer) seen.set(url, offer.shown);
    return seen.get(url);
  }

  /** Returns the reservation id. */
  async function begin(
    carId: string,
    { who = ada, ...told }: ReserveCallOptions & { who?: typeof ada } = {},
  ): Promise<string> {
    const shown = await offered(carId, told);
    const answer = await call(
      checkout,
      new Request(`http://${told.slug ?? dealer}.localhost/api/checkout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ car_id: carId, ...who, terms: true, shown, idempotency_key: randomUUID() }),
      }),
      told,
    );
    return ((await answer.json()) as { checkout_id: string }).checkout_id;
  }

  async function hear(event: object, { at = reserveNow, secret }: { at?: number; secret?: string } = {}) {
    const { body, headers } = signedEvent(event, { at, ...(secret && { secret }) });
    const request = new Request(`http://${dealer}.localhost/api/payments/webhook`, { method: 'POST', headers, body });
    return (await call(paymentWebhook, request, { at })).status;
  }

  const round = async (at: number, owner?: DealerRecord): Promise<void> => {
    const own = owner ?? (await record());
    const environment = readEnvironment({});
    await finishReservations({ db: site.db, dealer: own, environment, now: at, site: filesOf(own.slug) });
  };

  const row = async (id: string): Promise<Reservation> =>
    (await site.db.select().from(reservations).where(eq(reservations.id, id)))[0]!;
  const stands = async (id: string): Promise<string> => {
    const { state, payment } = await row(id);
    return `${state}/${payment}`;
  };
  /** `held` or `sold`; null for neither. */
  const vehicleState = async (carId?: string): Promise<string | null> =>
    (
      await site.db
        .select()
        .from(vehicleStates)
        .where(carId ? eq(vehicleStates.carId, carId) : undefined)
    )[0]?.state ?? null;

  async function move(before: Reservation, to: string, at: number): Promise<Reservation | null> {
    const environment = readEnvironment({});
    const needs = { db: site.db, dealer: await record(), environment, site: filesOf(), now: at };
    const { vehicle } = await currentVehicle(to, needs);
    const shown = shownDigest(moving(before, { vehicle, settings: needs.dealer.settings }), environment);
    return moveHold(needs, before, { to, shown });
  }

  return {
    dealersDir,
    record,
    filesOf,
    call,
    reservable,
    offered,
    begin,
    move,
    hear,
    round,
    row,
    stands,
    vehicleState,
  };
}

type ReserveCalls = ReturnType<typeof reserveCalls>;

export interface CardSite extends ReserveCalls {
  site: FunctionSite;
  stripe: StripeStub;
  session(id: string): Promise<object>;
  /** Includes the gateway's event. */
  authorise(id: string, when?: { at?: number; captureBefore?: number }): Promise<number>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function cardSite(options: FunctionSiteOptions = {}): Promise<CardSite> {
  const stripe = await stripeStub();
  process.env.TEST_PAYMENTS = stripe.account;
  process.env.FORECOURT_RATE_LIMITS = 'off';
  const site = await functionSite({
    ...options,
    change: (record) => {
      if (record.slug === dealer) record.settings.private.providers.payments = 'TEST_PAYMENTS';
      options.change?.(record);
    },
  });
  const calls = reserveCalls(site);
  const session = async (id: string) => ({
    id: (await calls.row(id)).paymentId,
    object: 'checkout.session',
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: `pi_${id}`,
    amount_total: 20_000,
    currency: 'aud',
    metadata: { dealer, reservation: id, hold: 'authorisation' },
  });
  return {
    ...calls,
    site,
    stripe,
    session,
    async authorise(id, { at = reserveNow, captureBefore = at + 7 * 24 * hour } = {}) {
      stripe.intents.set(`pi_${id}`, { status: 'requires_capture', captureBefore: Math.floor(captureBefore / 1000) });
      return calls.hear({ type: 'checkout.session.completed', data: { object: await session(id) } }, { at });
    },
    async reset() {
      stripe.isDown = false;
      stripe.intents.clear();
      await emptyReservations(site);
    },
    async stop() {
      await site.stop();
      await stripe.stop();
    },
  };
}
