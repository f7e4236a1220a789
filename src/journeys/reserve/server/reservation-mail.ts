import { primaryLocation, visibleLocations } from '#src/domain/locations/locations.ts';
import { callNumber, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { stockWord, vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import type { DealerRecord } from '#src/server/platform/dealer/dealer-record.ts';
import { mailSender } from '#src/server/platform/mail/mail-sender.ts';
import { renderMail, type MailCopy } from '#src/server/platform/mail/render-mail.ts';
import { heldParts } from './mail/held-parts.ts';
import { endedParts } from './mail/ended-parts.ts';
import { reminderParts } from './mail/reminder-parts.ts';
import type { MailSite, News, MailContent } from './mail/mail-content.ts';
import type { Reservation } from './reservation.ts';

/** Location and phone as on the vehicle's page (VDP-11), else the main location's. */
export function mailSite(
  vehicle: PublishedVehicle | null,
  { settings, locations }: Pick<DealerRecord, 'settings' | 'locations'>,
  now: number,
): MailSite {
  const shown = visibleLocations(locations, settings);
  const own = vehicle && (shown.find(({ slug }) => slug === vehicle.locationSlug) ?? null);
  const main = primaryLocation(shown);
  return {
    settings,
    vehicle,
    now,
    place: own ?? main,
    phone: (vehicle && callNumber(vehicle, own, settings)) ?? callNumber(null, main, settings),
    word: vehicle ? vehicleWord(vehicle) : stockWord(settings),
  };
}

export function reservationMail(reservation: Reservation, news: News, site: MailSite): MailCopy {
  const { settings, place, phone, word } = site;
  const reference = leadReference(reservation.id);
  const { subject, preview, parts } = mailContent(reservation, news, site);
  return renderMail(
    {
      subject: `${subject} (${reference})`,
      preview,
      parts: [
        ...parts,
        ...(phone
          ? [
              {
                kind: 'text' as const,
                text: ['Questions? Call ', { label: phone, url: phoneHref(phone) }, ` and quote ${reference}.`],
              },
            ]
          : []),
      ],
      why: `You’re receiving this email because you reserved a ${word} with us. It’s not advertising.`,
      sender: mailSender(settings, place, phone),
    },
    settings,
  );
}

function mailContent(reservation: Reservation, news: News, site: MailSite): MailContent {
  // A late or returned payment never created a hold.
  if (reservation.state === 'refunded' && news !== 'returned') return endedParts(reservation, 'too-late', site);
  if (news === 'reserved' || news === 'moved') return heldParts(reservation, news, site);
  return news === 'ending' ? reminderParts(reservation, site) : endedParts(reservation, news, site);
}
