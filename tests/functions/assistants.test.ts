import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { events, leads, rateLimits, valuations, vehicleStates } from '#src/server/platform/database/schema.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { fuzzRuns } from '../support/fuzz-runs.ts';

const dealer = 'harbour-motors';
let site: FunctionSite;
beforeAll(async () => {
  site = await functionSite({ dealers: [dealer, 'kauri-cars', 'ironbark-ford'], pages: true });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.delete(vehicleStates);
  await site.db.delete(rateLimits);
});

const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

/** Uses the test server, which tells dealers apart by host. */
async function connected(slug = dealer): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`https://${slug}.example/mcp`), {
    fetch: async (_, init) => {
      const { status, headers, bytes } = await site.ask('/mcp', {
        dealer: slug,
        method: init?.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.body ? { body: init.body as string } : {}),
      });
      return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, {
        status,
        headers: new Headers(headers as Record<string, string>),
      });
    },
  });
  await client.connect(transport);
  clients.push(client);
  return client;
}

interface Told {
  isError?: boolean;
  content: { type: string; text: string }[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  structuredContent?: any;
}
const called = async (name: string, given: Record<string, unknown> = {}, slug = dealer): Promise<Told> =>
  (await (await connected(slug)).callTool({ name, arguments: given })) as unknown as Told;
const told = async (...args: Parameters<typeof called>) => {
  const { structuredContent, content, isError } = await called(...args);
  expect(isError, content[0]?.text).toBeFalsy();
  expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
  return structuredContent;
};
const inStock = (holds: (vehicle: Vehicle) => boolean = () => true): Vehicle =>
  site.vehicles.find(
    (vehicle) => vehicle.status === 'in_stock' && !vehicle.reserved && vehicle.price !== null && holds(vehicle),
  )!;

describe('a dealer’s MCP tools (MCP-01)', () => {
  test('are the four read-only ones, and declare their input', async () => {
    const client = await connected();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'inventory.search',
      'inventory.get',
      'dealership.get',
      'valuation.estimate',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(inputSchema.additionalProperties).toBe(false);
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'Harbour Motors' });
    expect(client.getInstructions()).toContain('minor units of AUD');
  });

  test("inventory.search finds the site's own stock, each price with its inclusions", async () => {
    const found = await told('inventory.search', { make: 'toyota', price_max_minor: 4_000_000, sort: 'price:asc' });
    expect(found.dealership).toBe(dealer);
    expect(found.total).toBeGreaterThan(1);
    const amounts = found.vehicles.map(({ price }: { price: { amount_minor: number } }) => price.amount_minor);
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => a - b));
    for (const vehicle of found.vehicles) {
      expect(vehicle.make).toBe('Toyota');
      expect(vehicle.url).toMatch(/^https:\/\/[^/]+\/cars\/[\w-]+$/);
      expect(vehicle.price).toMatchObject({
        amount_minor: expect.any(Number),
        currency: 'AUD',
        type: expect.stringMatching(/^(drive_away|estimated_drive_away|excluding_government_charges)$/),
        type_text: expect.stringMatching(/./),
        includes: expect.stringMatching(/\.$/),
      });
      expect(vehicle.price.amount_minor).toBeLessThanOrEqual(4_000_000);
    }
    const own = site.vehicles.find(({ id }) => id === found.vehicles[0].id)!;
    expect(found.vehicles[0].price.amount_minor).toBe(own.price! * 100);
  });

  test('inventory.search understands plain language, and pages through results without repeats', async () => {
    const words = await told('inventory.search', { query: 'suv under $60,000' });
    expect(words.total).toBeGreaterThan(0);
    for (const { body, price } of words.vehicles) {
      expect(body).toBe('suv');
      expect(price.amount_minor).toBeLessThanOrEqual(6_000_000);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { vehicles: { id: string }[]; next_cursor: string | null; total: number } = await told(
        'inventory.search',
        { condition: ['used'], ...(cursor === null ? {} : { cursor }) },
      );
      seen.push(...page.vehicles.map(({ id }) => id));
      cursor = page.next_cursor;
      if (cursor === null) expect(seen).toHaveLength(page.total);
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await told('inventory.search', { make: 'Nobody' })).toMatchObject({
      total: 0,
      vehicles: [],
      next_cursor: null,
    });
  });

  test("inventory.get returns a vehicle's current state", async () => {
    const { id, slug } = inStock();
    expect((await told('inventory.get', { id })).vehicle).toMatchObject({ id, available: true, status: 'in_stock' });
    await site.db.insert(vehicleStates).values({ dealer, carId: id, state: 'sold', until: null, at: new Date() });
    expect((await told('inventory.get', { id })).vehicle).toMatchObject({
      available: false,
      status: 'sold',
      finance: null,
    });
    const listed = (await told('inventory.search', { query: slug.replaceAll('-', ' ').replace(/ \w+$/, '') })).vehicles;
    for (const one of listed) if (one.id === id) expect(one.status).toBe('sold');
    const until = new Date(Date.now() + 3_600_000);
    await site.db.delete(vehicleStates);
    await site.db.insert(vehicleStates).values({ dealer, carId: id, state: 'held', until, at: new Date() });
    expect((await told('inventory.get', { id })).vehicle).toMatchObject({
      reserved: true,
      reservable: false,
      held_until: until.toISOString(),
    });
  });

  test('inventory.get reports an unknown vehicle, and shows none from another dealer', async () => {
    const answer = await called('inventory.get', { id: 'no-such-vehicle' });
    expect(answer.isError).toBe(true);
    expect(answer.content[0]!.text).toMatch(/vehicle/i);
    expect((await called('inventory.get', { id: inStock().id }, 'kauri-cars')).isError).toBe(true);
  });

  test('dealership.get lists visible locations with opening hours, and nothing private', async () => {
    const found = await told('dealership.get');
    expect(found).toMatchObject({ name: 'Harbour Motors', country: 'AU', currency: 'AUD' });
    expect(found.locations.length).toBeGreaterThan(1);
    expect(found.locations[0]).toMatchObject({
      address: { state: 'NSW' },
      opening_hours: expect.arrayContaining([expect.objectContaining({ weekday: 1 })]),
      licences: [expect.stringMatching(/licence/)],
    });
    expect(JSON.stringify(found)).not.toMatch(/@/);
  });

  test("valuation.estimate returns a range and stores nothing; beyond the dealer's limits it returns the reason", async () => {
    const { make, model, year } = inStock(({ carType, year: built }) => carType === 'used' && built >= 2021);
    const found = await told('valuation.estimate', { make, model, year, odometer_km: 40_000 });
    if (found.estimate !== null) {
      const { low_minor: low, likely_minor: likely, high_minor: high } = found.estimate;
      expect(low).toBeLessThanOrEqual(likely);
      expect(likely).toBeLessThanOrEqual(high);
    } else expect(found.reason).toMatch(/\.$/);
    const old = await told('valuation.estimate', { make, model, year: 1995, odometer_km: 40_000 });
    expect(old).toMatchObject({ estimate: null, reason: expect.stringContaining('years') });
    // The page that asks for the vehicle: /valuation needs a stored valuation (MCP-01).
    for (const { url } of [found, old]) expect(new URL(url).pathname).toMatch(/^\/(?:trade-in|sell-my-car)$/);
    for (const table of [valuations, leads, events]) expect(await site.db.select().from(table)).toEqual([]);
  });

  test("valuation.estimate shares the rate limit of the site's own form", async () => {
    const client = await connected();
    const ask = () =>
      client.callTool({
        name: 'valuation.estimate',
        arguments: { make: 'Kia', model: 'Rio', year: 2022, odometer_km: 1 },
      });
    // On a slow machine, a new window may start midway.
    let refused = null;
    let calls = 0;
    for (; calls <= 60 && !refused?.isError; calls++) refused = await ask();
    expect(calls).toBeGreaterThan(30);
    expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/Too many/) }] });
  });
});

const rpc = (method: string, params: unknown = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const post = (json: unknown, headers: Record<string, string> = {}, slug = dealer) =>
  site.ask('/mcp', { json, dealer: slug, headers: { accept: 'application/json, text/event-stream', ...headers } });

describe('MCP endpoint (MCP-01)', () => {
  test('answers requests from any website, and sets no cookie', async () => {
    const answer = await post(rpc('tools/list'), {
      origin: 'https://assistant.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(200);
    expect(answer.json.result.tools).toHaveLength(4);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const asked = await site.ask('/mcp', { method: 'OPTIONS', headers: { origin: 'https://assistant.example' } });
    expect([asked.status, asked.headers['access-control-allow-methods']]).toEqual([204, 'POST']);
    expect((await site.ask('/mcp')).status).toBe(405);
  });

  test('returns 404 when the dealer switched it off', async () => {
    expect(await post(rpc('tools/list'), {}, 'ironbark-ford')).toMatchObject({
      status: 404,
      json: { error: { code: 'feature_off' } },
    });
  });

  test.each([
    [{ make: 7 }],
    [{ sort: 'price' }],
    [{ colour: 'red' }],
    [{ condition: ['stolen'] }],
    [{ price_max_minor: -1 }],
    [{ query: 'x'.repeat(201) }],
  ])('refuses arguments that a tool does not accept: %j', async (given) => {
    const { status, json } = await post(rpc('tools/call', { name: 'inventory.search', arguments: given }));
    expect(status).toBe(200);
    const { error, result } = json as { error?: { code: number }; result?: Told };
    expect(error?.code === -32602 || (result?.isError && result.content[0]!.text.includes('-32602'))).toBe(true);
  });

  test('refuses an unknown cursor, an oversized body and an invalid message', async () => {
    const cursor = await called('inventory.search', { cursor: 'bm9uZQ' });
    expect(cursor).toMatchObject({ isError: true, content: [{ text: 'The cursor does not belong to this search.' }] });
    expect((await post({ text: 'x'.repeat(40_000) })).status).toBe(413);
    expect((await post({ hello: 'there' })).status).toBe(400);
    expect(
      (await site.ask('/mcp', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })).status,
    ).toBe(400);
  });

  test('never returns 500, whatever is sent', async () => {
    const method = fc.constantFrom('initialize', 'tools/list', 'tools/call', 'ping', 'resources/list', 'x');
    const name = fc.constantFrom(
      'inventory.search',
      'inventory.get',
      'dealership.get',
      'valuation.estimate',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(method, name, fc.object({ maxDepth: 2 }), async (asked, tool, given) => {
        await site.db.delete(rateLimits);
        const { status } = await post(rpc(asked, { name: tool, arguments: given, ...given }));
        expect(status).toBeLessThan(500);
      }),
      { numRuns: fuzzRuns(15) },
    );
  });
});
