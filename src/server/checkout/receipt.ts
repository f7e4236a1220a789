import { and, eq } from 'drizzle-orm';
import { visibleLocations } from '#src/domain/places/locations.ts';
import { callNumber } from '#src/domain/places/phone/phone.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { formatMoney } from '#src/lib/money.ts';
import { localTimeText } from '../appointments/calendar-file.ts';
import type { Database } from '../database/database.ts';
import { reservations } from '../database/schema.ts';
import type { DealerRecord } from '../dealer/dealer-record.ts';
import type { Environment } from '../environment.ts';
import { logFailure } from '../log.ts';
import { choosePost } from '../mail/choose-mailer.ts';
import type { SiteFiles } from '../site-files.ts';
import { findVehicle } from '../vehicles/find-vehicle.ts';
import type { Reservation } from './reservation.ts';

export interface ReceiptNeeds {
  db: Database;
  dealer: DealerRecord;
  environment: Environment;
  site: SiteFiles;
  now: number;
}

/**
 * Sends the shopper's receipt, and says so in the row. One that fails is sent again by the nightly
 * round; this never throws.
 */
export async function sendReceipt(
  { db, dealer, environment, site, now }: ReceiptNeeds,
  reservation: Reservation,
): Promise<void> {
  if (reservation.receiptSentAt !== null) return;
  const {
    slug,
    settings: { siteUrl },
  } = dealer;
  try {
    const phone = numberToCall(await findVehicle(site, reservation.carId), dealer);
    const { mailer, from } = choosePost({ environment, db, dealer: slug, siteUrl, now: () => now });
    await mailer.send({
      from,
      to: reservation.email,
      ...receiptText(reservation, dealer, phone),
      messageId: `<reservation.${reservation.id}@${new URL(siteUrl).hostname}>`,
    });
    await db
      .update(reservations)
      .set({ receiptSentAt: new Date(now) })
      .where(and(eq(reservations.dealer, slug), eq(reservations.id, reservation.id)));
  } catch (cause) {
    logFailure({ at: 'checkout', dealer: slug, reservationId: reservation.id }, 'The receipt could not be sent', cause);
  }
}

/** The one that the vehicle's page has (VDP-11); the main location's for a vehicle that has no page any more. */
function numberToCall(
  vehicle: Pick<PublishedVehicle, 'carType' | 'locationSlug'> | null,
  { settings, locations }: DealerRecord,
): string | null {
  const shown = visibleLocations(locations, settings);
  const own = vehicle && callNumber(vehicle, shown.find(({ slug }) => slug === vehicle.locationSlug) ?? null, settings);
  return own ?? callNumber(null, shown.find(({ primary }) => primary) ?? shown[0] ?? null, settings);
}

function receiptText(
  { id, state, name, vehicleName, depositCents, currency, paidAt, expiresAt, chargeId }: Reservation,
  { settings }: Pick<DealerRecord, 'settings'>,
  phone: string | null,
): { subject: string; text: string } {
  const {
    branding,
    siteUrl,
    regional: { timeZone },
  } = settings;
  const deposit = `${formatMoney(depositCents / 100)} ${currency}`;
  const time = (at: Date): string => localTimeText(at.getTime(), timeZone);
  const [subject, lines] =
    state === 'refunded'
      ? [
          `Your deposit is being refunded: ${vehicleName}`,
          [
            `Your payment of ${deposit} for the ${vehicleName} arrived after the payment deadline, and the vehicle is no longer available. We are returning all of it to your card, usually within 10 business days.`,
          ],
        ]
      : [
          `Reserved: ${vehicleName}`,
          [
            `Thank you. The ${vehicleName} is reserved for you until ${time(expiresAt)}.`,
            ...(depositCents > 0
              ? [`Deposit paid: ${deposit}, 100% refundable${paidAt ? `, on ${time(paidAt)}` : ''}.`]
              : [`There is nothing to pay for this hold. To end it, call us${phone ? ` on ${phone}` : ''}.`]),
            'We will contact you about the next steps.',
          ],
        ];
  return {
    subject,
    text: [
      `Hello ${name},`,
      ...lines,
      [`Reservation ${id}`, ...(chargeId ? [`Payment ${chargeId}`] : [])].join('\n'),
      `${branding.name}\n${siteUrl}`,
    ].join('\n\n'),
  };
}
