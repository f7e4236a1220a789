import { and, eq, inArray, like } from 'drizzle-orm';
import { deliveries, leads } from '#src/server/platform/database/schema.ts';
import { deliverNewLead } from '#src/server/delivery/deliver-new-lead.ts';
import { cancelledNotice, movedNotice, type EndNotice } from './cancelled-notice.ts';
import type { Call } from '#src/server/platform/endpoint/json-endpoint.ts';
import { sendNews } from './receipt.ts';
import type { Reservation } from './reservation.ts';
import { reservationLeadKey } from './reservation-key.ts';
import { storeReservationLead } from './reservation-lead.ts';

type NewsCall = Pick<Call<unknown>, 'db' | 'dealer' | 'site' | 'environment' | 'now' | 'waitUntil'>;

export async function notifyOfCancellation(call: NewsCall, reservation: Reservation): Promise<void> {
  await announceEnd(call, reservation, cancelledNotice);
  call.waitUntil(sendNews(call, reservation, 'cancelled'));
}

/** The first vehicle is free again; the second gets a new lead. */
export async function notifyOfMove(
  call: NewsCall,
  { before, after }: { before: Reservation; after: Reservation },
): Promise<void> {
  await announceEnd(call, before, movedNotice);
  const leadId = await storeReservationLead(call, after, before.vehicleName);
  if (leadId) deliverNewLead(call, leadId);
  call.waitUntil(sendNews(call, after, 'moved'));
}

async function announceEnd(
  { db, now, ...call }: NewsCall,
  { dealer, id, carId }: Reservation,
  notice: EndNotice,
): Promise<void> {
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(eq(leads.dealer, dealer), eq(leads.carId, carId), like(leads.idempotencyKey, `${reservationLeadKey(id)}%`)),
    );
  if (!lead) return;
  const told = await db
    .select({ channel: deliveries.channel, target: deliveries.target })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.dealer, dealer),
        eq(deliveries.leadId, lead.id),
        eq(deliveries.notice, 'lead'),
        inArray(deliveries.channel, ['email', 'webhook']),
      ),
    );
  if (told.length === 0) return;
  await db
    .insert(deliveries)
    .values(
      told.map((way) => ({
        ...way,
        dealer,
        leadId: lead.id,
        notice,
        nextAttemptAt: new Date(now),
        createdAt: new Date(now),
      })),
    )
    .onConflictDoNothing();
  deliverNewLead({ db, now, ...call }, lead.id);
}
