import { localTimeText } from '../appointments/calendar-file.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { isMarked } from './lead-details.ts';

const longestMessage = 400;

/** Leads of a flood in one mail, oldest first, for a person to read. */
export function digestText(leads: DeliveredLead[]): { subject: string; text: string } {
  const count = leads.length === 1 ? '1 more enquiry' : `${leads.length} more enquiries`;
  const intro =
    'More enquiries came in than usual, so these are together in one email. Each is stored under its reference.';
  return { subject: `${count} from your website`, text: [intro, ...leads.map(entryOf)].join('\n\n') };
}

function entryOf({ lead, vehicle, settings, location }: DeliveredLead, at: number): string {
  const message =
    lead.message && (lead.message.length > longestMessage ? `${lead.message.slice(0, longestMessage)}…` : lead.message);
  return [
    `${at + 1}. ${lead.category}, ${localTimeText(lead.createdAt.getTime(), location?.timeZone ?? settings.regional.timeZone)}${isMarked(lead) ? ' (possible spam)' : ''}`,
    [lead.name ?? 'No name given', lead.phone, lead.email].filter(Boolean).join(', '),
    ...(vehicle ? [`${vehicle.name}${vehicle.stockNumber ? ` (${vehicle.stockNumber})` : ''}`] : []),
    ...(message ? [message] : []),
    `Reference ${lead.id}`,
  ].join('\n');
}
