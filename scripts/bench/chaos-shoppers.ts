import { request } from 'node:http';

export interface Order {
  kind: 'lead' | 'hold' | 'booking';
  dealer: string;
  key: string;
  path: string;
  json: object;
}

export interface Reply {
  status: number | null;
  json: Record<string, unknown>;
}

export interface OfferedCar {
  id: string;
  shown: string;
}

/** Holds need a dealer without deposits; bookings need one that takes appointments. */
export interface Market {
  leadsDealer: string;
  holds: { dealer: string; cars: OfferedCar[] };
  bookings: { dealer: string; cars: OfferedCar[]; starts: string[] };
}

export const reserveOffer = (id: string): string => `/api/cars/${id}/availability?offer=1`;
export const bookingOffer = (id: string): string => `/api/test-drive-appointments?car_id=${id}`;

export async function offeredCars(
  ids: readonly string[],
  pathOf: (id: string) => string,
  ask: (path: string) => Promise<object>,
): Promise<OfferedCar[]> {
  const cars: OfferedCar[] = [];
  for (const id of ids.slice(0, 60)) {
    const { shown, offer } = (await ask(pathOf(id))) as { shown?: string; offer?: { shown: string } | null };
    const digest = shown ?? offer?.shown;
    if (digest !== undefined) cars.push({ id, shown: digest });
  }
  return cars;
}

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;

const wanted = (cars: readonly OfferedCar[], random: () => number): { car_id: string; shown: string } => {
  const { id, shown } = pick(cars, random);
  return { car_id: id, shown };
};

export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function nextOrder(market: Market, key: string, random: () => number): Order {
  const person = { name: 'Chaos Shopper', email: `${key}@shopper.example`, idempotency_key: key };
  const choice = random() * 8;
  if (choice < 1) {
    const phone = `04${String(Math.floor(random() * 1e8)).padStart(8, '0')}`;
    return {
      kind: 'hold',
      dealer: market.holds.dealer,
      key,
      path: '/api/checkout',
      json: { ...person, ...wanted(market.holds.cars, random), phone, terms: true },
    };
  }
  if (choice < 2) {
    const { dealer, cars, starts } = market.bookings;
    return {
      kind: 'booking',
      dealer,
      key,
      path: '/api/test-drive-appointments',
      json: { ...person, ...wanted(cars, random), starts_at: pick(starts, random) },
    };
  }
  return {
    kind: 'lead',
    dealer: market.leadsDealer,
    key,
    path: '/api/leads',
    json: { ...person, message: 'Is it still there?', terms: true },
  };
}

/** Never throws. */
export function send({ dealer, path, json }: Order, port: number): Promise<Reply> {
  const none: Reply = { status: null, json: {} };
  return new Promise((resolve) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent: false,
        timeout: 40_000,
        headers: { host: `${dealer}.localhost:${port}`, 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response
          .on('error', () => resolve(none))
          .on('close', () => resolve(none))
          .on('end', () => resolve(read(response.statusCode ?? 0, text) ?? none));
      },
    );
    call.on('error', () => resolve(none)).on('timeout', () => call.destroy());
    call.end(JSON.stringify(json));
  });
}

function read(status: number, text: string): Reply | null {
  try {
    return { status, json: JSON.parse(text) as Reply['json'] };
  } catch {
    return null;
  }
}

export const isAcknowledged = ({ status }: Reply): boolean => status === 200;

export const isOpen = ({ status }: Reply): boolean => status === null || status >= 500;

export interface Outcome {
  lost: string[];
  /** The same key, car, slot or message stored twice. */
  twice: string[];
  unacknowledged: number;
}

const tables = {
  lead: { table: 'leads', id: 'lead_id' },
  hold: { table: 'reservations', id: 'checkout_id' },
  booking: { table: 'appointments', id: 'appointment_id' },
} as const;

export type Query = <T>(text: string) => Promise<T[]>;

/** At most one stored order per key, and exactly one if acknowledged. */
export async function outcomeOf(query: Query, told: { order: Order; reply: Reply }[]): Promise<Outcome> {
  const outcome: Outcome = { lost: [], twice: [], unacknowledged: 0 };
  for (const kind of ['lead', 'hold', 'booking'] as const) {
    const { table, id } = tables[kind];
    const rows = await query<{ id: string; key: string }>(`select id, idempotency_key as key from ${table}`);
    const byKey = Map.groupBy(rows, ({ key }) => key);
    const own = told.filter(({ order }) => order.kind === kind);
    for (const { order, reply } of own) {
      const kept = byKey.get(order.key) ?? [];
      if (isAcknowledged(reply) && !kept.some((row) => row.id === reply.json[id]))
        outcome.lost.push(`${kind} ${order.key}`);
      if (!isAcknowledged(reply) && kept.length > 0) outcome.unacknowledged++;
      if (kept.length > 1) outcome.twice.push(`${kind} ${order.key}`);
    }
  }
  const doubled = await query<{ what: string }>(`
    select 'hold of ' || car_id as what from reservations where state in ('pending', 'paid') group by dealer, car_id having count(*) > 1
    union all select 'place at ' || starts_at from appointments where cancelled_at is null group by dealer, location_slug, starts_at, place having count(*) > 1
    union all select 'message of ' || email from leads group by dealer, email, form having count(*) > 1`);
  outcome.twice.push(...doubled.map(({ what }) => what));
  return outcome;
}
