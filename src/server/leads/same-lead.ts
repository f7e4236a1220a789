import type { Transaction } from '../platform/database/database.ts';
import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { leads } from '../platform/database/schema.ts';
import type { NewLead } from './new-lead.ts';

const sameWithinMs = 3_600_000;

const same = (column: Parameters<typeof eq>[0], value: unknown): SQL => sql`${column} is not distinct from ${value}`;

/** Same person, subject and content within an hour. */
export async function sameLead(
  tx: Transaction,
  {
    dealer,
    createdAt,
    form,
    category,
    subcategory,
    name,
    email,
    phone,
    message,
    carId,
    locationSlug,
    rego,
    fields,
  }: NewLead['lead'],
): Promise<Pick<typeof leads.$inferSelect, 'id' | 'eventId' | 'receiptKey'> | null> {
  const recent = await tx
    .select({ id: leads.id, eventId: leads.eventId, receiptKey: leads.receiptKey, fields: leads.fields })
    .from(leads)
    .where(
      and(
        eq(leads.dealer, dealer),
        gt(leads.createdAt, new Date(createdAt.getTime() - sameWithinMs)),
        eq(leads.form, form),
        eq(leads.category, category),
        same(leads.subcategory, subcategory ?? null),
        same(leads.name, name ?? null),
        same(leads.email, email ?? null),
        same(leads.phone, phone ?? null),
        same(leads.message, message ?? null),
        same(leads.carId, carId ?? null),
        same(leads.locationSlug, locationSlug ?? null),
        same(leads.rego, rego ?? null),
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(5);
  const found = recent.find((one) => isDeepStrictEqual(comparableFields(one.fields), comparableFields(fields)));
  return found ? { id: found.id, eventId: found.eventId, receiptKey: found.receiptKey } : null;
}

function comparableFields(fields: unknown): unknown {
  const {
    further = {},
    additional_services: services = [],
    opt_in: optIn = false,
    offer_accepted: accepted = false,
    valuation_id: valuation = null,
  } = (fields ?? {}) as Record<string, unknown>;
  return JSON.parse(JSON.stringify({ further, services, optIn, accepted, valuation }));
}
