/** Every page, email and lead uses the right word for the vehicle (REG-02). */
import { desc, eq } from 'drizzle-orm';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TradeInJourney } from '#src/journeys/trade-in/ui/trade-in.island.tsx';
import { leads, localMessages, valuations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { findDealer } from '#src/server/platform/dealer/find-dealer.ts';
import { sendValuationMails } from '#src/journeys/trade-in/server/valuation-mails.ts';
import tradeIn from '../../functions/trade-in.ts';
import valuation from '../../functions/valuation.ts';
import { functionSite, type FunctionSite } from '../support/function-site.ts';
import { pagesAsData } from '../support/pages-as-data.ts';

const motorcycles = 'apex-motorcycles';
const caravans = 'southern-cross-caravans';
const now = Date.parse('2026-11-23T15:50:00+11:00');
let site: FunctionSite;

beforeAll(async () => {
  process.env.FORECOURT_RATE_LIMITS = 'off';
  const change = ({ settings }: DealerRecord) => {
    settings.tradeIn.valuation = true;
  };
  site = await functionSite({ dealers: [motorcycles, caravans], change });
});
afterAll(async () => {
  await settled();
  await site.stop();
});

const { contextOf, settled } = pagesAsData(
  () => site,
  () => now,
);

async function call(tenant: string, path: string, fields?: Record<string, string>) {
  const origin = `http://${tenant}.localhost`;
  const sent = fields && { method: 'POST', body: new URLSearchParams(fields), headers: { origin } };
  const handler = path.startsWith('/cars/') ? tradeIn : valuation;
  const response = await handler(new Request(`${origin}${path}`, sent), contextOf(tenant));
  const text = await response.text();
  return {
    status: response.status,
    ref: new URL(response.headers.get('location') ?? '/', origin).searchParams.get('ref') ?? '',
    page: text.startsWith('{') ? JSON.parse(text) : null,
  };
}
const post = (tenant: string, fields: Record<string, string>) => call(tenant, '/valuation', fields);

/** Title, content and `aria-label`s. */
async function words(tenant: string, path: string): Promise<string> {
  const { page } = await call(tenant, path);
  const html = renderToStaticMarkup(createElement(TradeInJourney, { page }));
  return `${page.title} ${html.replace(/<[^>]+>/g, ' ')} ${[...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label).join(' ')}`;
}

/** Independent of the demo stock. */
const estimate = {
  ...{ low: 9000, likely: 10_000, high: 11_000, asking: 12_500 },
  ...{ confidence: 'high' as const, count: 6, sameBadge: false },
};

async function priced(tenant: string, kind: string, named: Record<string, string>): Promise<string> {
  const { ref } = await post(tenant, { action: 'enter', kind, ...named });
  await post(tenant, { action: 'confirm', ref, kilometres: '12,000' });
  const expiresAt = new Date(now + 6 * 86_400_000);
  await site.db.update(valuations).set({ estimate, declined: null, expiresAt }).where(eq(valuations.key, ref));
  return ref;
}

const bike = { year: '2022', make: 'Yamaha', model: 'MT-07' };

describe('dealer of motorcycles', () => {
  test('asks for the type of vehicle, and requires it (REG-02, TRADE-01)', async () => {
    const start = await words(motorcycles, '/cars/trade-in');
    expect(start).toMatch(/What is your vehicle worth\?.*What is it\?\s+Motorcycle\s+Car/s);
    expect(start).not.toMatch(/\b(?:your|my|the) car\b/i);
    const { status, page } = await post(motorcycles, { action: 'enter', ...bike });
    expect([status, page.faults, page.typed.make]).toEqual([
      422,
      { kind: 'Please choose the vehicle type.' },
      'Yamaha',
    ]);
    const html = renderToStaticMarkup(createElement(TradeInJourney, { page }));
    expect(html).toContain('href="#enter-kind"');
    expect(html.match(/id="\w+-kind-error"/g)).toEqual(['id="enter-kind-error"']);
  });

  test('calls a motorcycle a motorcycle on every page, in email and lead, and never a car (REG-02, TRADE-06, TRADE-07)', async () => {
    const ref = await priced(motorcycles, 'motorcycle', bike);
    const pages = [
      await words(motorcycles, `/valuation?ref=${ref}&step=vehicle`),
      await words(motorcycles, `/valuation?ref=${ref}`),
    ];
    expect(pages[0]).toMatch(/Is this your motorcycle\?/);
    expect(pages[1]).toMatch(/Every used motorcycle has a few marks.*Scuffed levers/s);
    // A motorcycle has two wheels, whatever the shopper counted.
    await post(motorcycles, { action: 'count', ref, dents: '1', alloys: '4', glass: '0', scuffs: '0', tears: '0' });
    pages.push(
      await words(motorcycles, `/valuation?ref=${ref}`),
      await words(motorcycles, `/valuation?ref=${ref}&step=appraisal`),
    );
    expect(pages[2]).toMatch(/Including scuffed wheels: 2/);
    expect(pages[2]).toContain('Accepting doesn’t sell your motorcycle.');
    expect(pages[2]).toContain('Based on 6 similar motorcycles');
    await post(motorcycles, { action: 'mail', ref, email: 'ann@example.com' });
    const dealer = (await findDealer(contextOf(motorcycles)))!;
    await sendValuationMails({ db: site.db, dealer, environment: process.env, now });
    const [mail] = await site.db.select().from(localMessages).where(eq(localMessages.recipient, 'ann@example.com'));
    expect(mail!.body).toContain('Your motorcycle: 2022 Yamaha MT-07');
    const { shown } = (await call(motorcycles, `/valuation?ref=${ref}&step=accept`)).page;
    await post(motorcycles, { action: 'accept', ref, shown, name: 'Ann', email: 'ann@example.com' });
    const [lead] = await site.db
      .select()
      .from(leads)
      .where(eq(leads.dealer, motorcycles))
      .orderBy(desc(leads.createdAt));
    expect(lead).toMatchObject({ subcategory: '3', eventId: 18 });
    expect(lead!.notes.join(' ')).toMatch(/Vehicle type: motorcycle\..*Scuffed wheels: 2/);
    for (const text of [...pages, mail!.body, lead!.notes.join(' ')])
      expect(/\b(?:your|my|the|a|this|used|of) cars?\b/i.exec(text)?.[0] ?? null, text).toBeNull();
  });

  test('accepts a car, calls it a car, and explains at once that it is not priced online (REG-02, TRADE-04)', async () => {
    const { ref } = await post(motorcycles, { action: 'find', kind: 'car', rego: 'DEMO00002', regoState: 'vic' });
    const { page } = await call(motorcycles, `/valuation?ref=${ref}`);
    expect(page.step).toMatchObject({
      name: 'refused',
      text: 'Your 2022 Mazda CX-5 Maxx Sport: We don’t price cars online. Bring yours in and we’ll price it in person.',
    });
    expect(await words(motorcycles, `/valuation?ref=${ref}&step=vehicle`)).toMatch(/Is this your car\?/);
    // A wrong type can be corrected.
    await post(motorcycles, { action: 'enter', ref, kind: 'motorcycle', ...bike });
    expect(await words(motorcycles, `/valuation?ref=${ref}`)).toContain('Yes, this is my motorcycle');
  });

  test("asks for the motorcycle's details when the registration is unknown (REG-02, TRADE-01)", async () => {
    const { page } = await post(motorcycles, { action: 'find', kind: 'motorcycle', rego: 'NOBODY1', regoState: 'vic' });
    expect(page.faults.rego).toBe('We can’t find this registration. Please enter your motorcycle’s details below.');
  });
});

describe('dealer of caravans, camper trailers and motorhomes', () => {
  test('explains first that towed vehicles get no online price, and does not ask for kilometres (REG-02, TRADE-04)', async () => {
    expect(await words(caravans, '/cars/trade-in')).toContain(', for caravans and camper trailers, or if');
    const { ref } = await post(caravans, {
      action: 'enter',
      kind: 'camperTrailer',
      year: '2022',
      make: 'Jayco',
      model: 'Swan',
    });
    const refused = await words(caravans, `/valuation?ref=${ref}`);
    expect(refused).toContain('We don’t price camper trailers online.');
    const corrected = await words(caravans, `/valuation?ref=${ref}&step=vehicle`);
    expect(corrected).toContain('Is this your camper trailer?');
    expect(corrected).not.toMatch(/Kilometres|What’s on the odometer/);
    await post(caravans, { action: 'appraise', ref, name: 'Bo', email: 'bo@example.com' });
    const [lead] = await site.db.select().from(leads).where(eq(leads.dealer, caravans)).orderBy(desc(leads.createdAt));
    expect(lead!.notes).toContain('Vehicle type: camper trailer.');
  });

  test('prices a motorhome, and never calls it a car (REG-02, TRADE-07)', async () => {
    const ref = await priced(caravans, 'motorhome', { year: '2022', make: 'Jayco', model: 'Conquest' });
    await post(caravans, { action: 'assume', ref });
    const text = await words(caravans, `/valuation?ref=${ref}`);
    expect(text).toContain('Based on 6 similar motorhomes');
    expect(text).toContain('assumed typical for a motorhome of this age');
    expect(text).toContain('Use it towards a vehicle');
    expect(text).not.toMatch(/\b(?:your|my|the|a|this|used) cars?\b/i);
  });
});
