/** ADF 1.0 (Auto-lead Data Format), which dealers' lead systems read from email. Element order is fixed. */
import { splitName } from '#src/domain/leads/person-name.ts';
import { describePrice, vehicleElement, tradeInElement, unnamedVehicle } from './adf-vehicle.ts';
import { contactElement, vendorContact } from './adf-contact.ts';
import type { DeliveredLead } from './delivered-lead.ts';
import { isMarked, leadDetails } from './lead-details.ts';
import { element, maybeElement, type Xml } from './xml.ts';
import { localParts } from '#src/lib/dates.ts';

export function adfXml(delivered: DeliveredLead): string {
  const prospect = prospectElement(delivered);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${element('adf', {}, [prospect])}\n`;
}

const minuteMs = 60_000;

/** "2026-11-19T10:00:07+11:00" */
export function timeWithOffset(instant: number, timeZone: string): string {
  const { date, minutes } = localParts(instant, timeZone);
  const offset = Math.round((Date.parse(`${date}T00:00:00Z`) - instant) / minuteMs) + minutes;
  const rounded = Math.round(offset / 15) * 15;
  const two = (value: number): string => String(value).padStart(2, '0');
  const local = new Date(instant + rounded * minuteMs).toISOString().slice(0, 19);
  return `${local}${rounded < 0 ? '-' : '+'}${two(Math.floor(Math.abs(rounded) / 60))}:${two(Math.abs(rounded) % 60)}`;
}

function prospectElement(delivered: DeliveredLead): Xml {
  const { lead, settings } = delivered;
  return element('prospect', { status: 'new' }, [
    element('id', { sequence: 1, source: settings.siteUrl }, lead.id),
    element(
      'requestdate',
      {},
      timeWithOffset(lead.createdAt.getTime(), delivered.location?.timeZone ?? settings.regional.timeZone),
    ),
    ...vehicles(delivered),
    customerElement(delivered),
    vendorElement(delivered),
    providerElement(delivered),
  ]);
}

function vehicles({ lead, vehicle, tradeIn, settings }: DeliveredLead): Xml[] {
  const isTestDrive = lead.form === 'test-drive' || lead.eventId === 17 || lead.eventId === 48;
  const wanted = vehicle
    ? [vehicleElement(vehicle, isTestDrive ? 'test-drive' : 'buy', describePrice(vehicle, settings), settings)]
    : [];
  const offered = tradeIn ? [tradeInElement(tradeIn, settings)] : [];
  const all = [...wanted, ...offered];
  return all.length > 0 ? all : [unnamedVehicle(isTestDrive ? 'test-drive' : 'buy', lead.carId)];
}

function customerElement(delivered: DeliveredLead): Xml {
  const { lead, settings } = delivered;
  const comments = [
    lead.isTest ? 'TEST' : '',
    isMarked(lead) ? 'POSSIBLE SPAM' : '',
    lead.message ?? '',
    leadDetails(delivered).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
  return element('customer', {}, [
    contactElement({ ...lead, ...namesOf(lead) }, settings.regional.locale),
    element('id', { sequence: 1, source: `${settings.siteUrl} person` }, lead.personId),
    ...maybeElement('comments', {}, comments),
  ]);
}

function vendorElement({ lead, location, settings }: DeliveredLead): Xml {
  return element('vendor', {}, [
    ...maybeElement(
      'id',
      { sequence: 1, source: settings.siteUrl },
      lead.carDealershipId ?? location?.dealershipId ?? settings.dealershipId,
    ),
    element('vendorname', {}, settings.branding.name),
    element('url', {}, settings.siteUrl),
    vendorContact(location, settings),
  ]);
}

function providerElement({ settings }: DeliveredLead): Xml {
  return element('provider', {}, [
    element('name', { part: 'full' }, `${settings.branding.name} website`),
    element('service', {}, 'Website'),
    element('url', {}, settings.siteUrl),
  ]);
}

/** Null when the full name can't be split reliably. */
function namesOf({ name, fields }: DeliveredLead['lead']): { firstName: string | null; lastName: string | null } {
  const [firstName, lastName] = [stringOrNull(fields.name), stringOrNull(fields.last_name)];
  if (firstName && lastName) return { firstName, lastName };
  const parts = name === null ? null : splitName(name);
  return { firstName: parts?.first ?? null, lastName: parts?.last ?? null };
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
