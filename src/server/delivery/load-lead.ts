import { and, eq } from 'drizzle-orm';
import { primaryLocation } from '#src/domain/locations/locations.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { Database } from '../platform/database/database.ts';
import { appointments, consents, leads, valuations } from '../platform/database/schema.ts';
import type { DealerRecord } from '../platform/dealer/dealer-record.ts';
import { isPurchase } from '#src/journeys/buying/server/purchase-lead.ts';
import { vehicleState } from '../vehicles/current-vehicle.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { tradeInOf } from '#src/journeys/trade-in/server/delivered-trade-in.ts';

export async function loadLead(
  db: Database,
  { slug, settings, locations }: DealerRecord,
  leadId: string,
  now = Date.now(),
): Promise<DeliveredLead> {
  const [row] = await db
    .select()
    .from(leads)
    .where(and(eq(leads.dealer, slug), eq(leads.id, leadId)));
  if (!row) throw new Error(`There is no lead ${leadId}.`);
  const agreed = await db
    .select({
      kind: consents.kind,
      given: consents.given,
      wording: consents.wording,
      documentUrl: consents.documentUrl,
      documentVersion: consents.documentVersion,
    })
    .from(consents)
    .where(and(eq(consents.dealer, slug), eq(consents.leadId, leadId)))
    .orderBy(consents.kind);
  const [appointment = null] =
    row.form === 'test-drive' || isPurchase(row)
      ? await db
          .select()
          .from(appointments)
          .where(and(eq(appointments.dealer, slug), eq(appointments.leadId, leadId)))
      : [];
  const { vehicle, fields, ...rest } = row;
  const lead = { ...rest, fields: fields as Record<string, unknown> };
  return {
    lead,
    vehicle: vehicle as PublishedVehicle | null,
    consents: agreed,
    settings,
    appointment,
    vehicleState: row.carId === null ? null : await vehicleState(db, slug, row.carId, now),
    tradeIn: tradeInOf(lead, await valuationOf(db, slug, lead.fields.valuation_id), settings.regional.distanceUnit),
    location: locations.find((location) => location.slug === lead.locationSlug) ?? primaryLocation(locations),
  };
}

async function valuationOf(db: Database, dealer: string, id: unknown) {
  if (typeof id !== 'string') return null;
  const [found] = await db
    .select()
    .from(valuations)
    .where(and(eq(valuations.dealer, dealer), eq(valuations.id, id)));
  return found ?? null;
}
