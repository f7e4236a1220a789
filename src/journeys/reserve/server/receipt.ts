import { and, eq } from 'drizzle-orm';
import type { Database } from '#src/server/platform/database/database.ts';
import { reservations } from '#src/server/platform/database/schema.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import type { Environment } from '#src/server/platform/environment.ts';
import { logFailure } from '#src/server/platform/log.ts';
import { choosePost } from '#src/server/platform/mail/choose-mailer.ts';
import type { SiteFiles } from '#src/server/platform/site-files.ts';
import { findVehicle } from '#src/server/vehicles/find-vehicle.ts';
import type { News } from './mail/mail-content.ts';
import { mailSite, reservationMail } from './reservation-mail.ts';
import type { Reservation } from './reservation.ts';

export interface ReceiptNeeds {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  site: SiteFiles;
  now: number;
}

/** Never throws; the scheduled run retries failures. */
export async function sendReceipt(needs: ReceiptNeeds, reservation: Reservation): Promise<void> {
  if (reservation.receiptSentAt !== null) return;
  const { db, dealer, now } = needs;
  await tried(needs, reservation, 'The receipt could not be sent', async () => {
    await mail(needs, reservation, 'reserved', `reservation.${reservation.id}`);
    await db
      .update(reservations)
      .set({ receiptSentAt: new Date(now) })
      .where(and(eq(reservations.dealer, dealer.slug), eq(reservations.id, reservation.id)));
  });
}

export const sendReceiptAgain = (needs: ReceiptNeeds, reservation: Reservation): Promise<void> =>
  tried(needs, reservation, 'The receipt could not be sent again', () =>
    mail(needs, reservation, 'reserved', `reservation.${reservation.id}.${needs.now}`),
  );

export const sendNews = (needs: ReceiptNeeds, reservation: Reservation, news: News): Promise<void> =>
  tried(needs, reservation, 'A reservation update could not be sent', () =>
    mail(needs, reservation, news, `reservation.${reservation.id}.${news}.${reservation.carId}`),
  );

async function tried(
  { dealer }: ReceiptNeeds,
  { id }: Reservation,
  failed: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    logFailure({ at: 'checkout', dealer: dealer.slug, reservationId: id }, failed, cause);
  }
}

async function mail(
  { db, dealer, environment, site, now }: ReceiptNeeds,
  reservation: Reservation,
  news: News,
  messageId: string,
): Promise<void> {
  const { siteUrl } = dealer.settings;
  const about = mailSite(await findVehicle(site, reservation.carId), dealer, now);
  const { mailer, from } = choosePost({ environment, db, dealer: dealer.slug, siteUrl, now: () => now });
  await mailer.send({
    from,
    to: reservation.email,
    ...reservationMail(reservation, news, about),
    automatic: 'auto-generated',
    replyTo: about.place?.email ?? dealer.settings.private.leads.fallbackEmail,
    messageId: `<${messageId}@${new URL(siteUrl).hostname}>`,
  });
}
