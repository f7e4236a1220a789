/** What a dealer is told once a shopper has given a reservation up, or moved it to another vehicle. */
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { MailCopy } from '../shopper/shopper-mail.ts';
import type { DeliveredLead } from './delivered-lead.ts';

export const cancelledNotice = 'reservation-cancelled';

export function reservationCancelled({ lead, vehicle, settings }: DeliveredLead): MailCopy {
  const about = vehicle
    ? `${fullVehicleName(vehicle)}${vehicle.stockNumber ? ` (${vehicle.stockNumber})` : ''}`
    : 'the vehicle';
  const lines = [
    `${lead.name ?? 'The shopper'} no longer holds the ${about}: it is back on sale. A deposit goes back by itself.`,
    [
      ...(lead.phone ? [`Phone: ${lead.phone}`] : []),
      ...(lead.email ? [`E-mail: ${lead.email}`] : []),
      `Reference: ${leadReference(lead.id)}`,
      ...(vehicle ? [`${settings.siteUrl}${vehicleUrl(vehicle.slug)}`] : []),
    ].join('\n'),
  ];
  return { subject: `Reservation cancelled: ${about}`, text: `${lines.join('\n\n')}\n` };
}
