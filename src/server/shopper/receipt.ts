import { tickedOptions, type FurtherFields } from '#src/contracts/lead-fields.ts';
import { isFormName } from '#src/contracts/form-names.ts';
import { answerBy } from '#src/domain/locations/answer-by.ts';
import { answerTime, isClosedOn } from '#src/domain/locations/opening-hours.ts';
import { applicationCopy, formCopy, triedNoun } from '#src/domain/leads/form-copy.ts';
import { typedFields } from '#src/domain/leads/typed-fields.ts';
import { leadReference } from '#src/domain/leads/lead-reference.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { callNumber } from '#src/domain/locations/phone/phone.ts';
import { fullVehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { clockMinutes, isIsoDate } from '#src/lib/dates.ts';
import { clockText, dayText, siteMomentText } from '#src/lib/day-text.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { capitalise } from '#src/lib/text.ts';
import type { ReceiptBooking, Receipt } from '#src/view/receipt/receipt.ts';
import type { DeliveredLead } from '../delivery/delivered-lead.ts';
import { applicationIdOf } from '#src/journeys/finance-application/server/staff-link.ts';

export function receiptOf(delivered: DeliveredLead, now: number): Receipt {
  const { lead, vehicle, location, settings, appointment = null } = delivered;
  const { noun, full } = formCopy(
    applicationIdOf(lead.idempotencyKey) === null ? lead.form : applicationCopy,
    vehicle && fullVehicleName(vehicle),
    settings.regional.locale,
    triedNoun(vehicle, settings),
  );
  return {
    reference: leadReference(lead.id),
    key: lead.receiptKey,
    form: lead.form,
    category: lead.category,
    options: tickedOptions((lead.fields['further'] ?? {}) as FurtherFields),
    typed: typedOf(delivered),
    noun,
    about: full,
    vehicle,
    location,
    ...receiptMessage(delivered),
    phone: callNumber(vehicle, location, settings),
    ...answersOf(lead, location, settings, now),
    booking: appointment && {
      state: stateOf(appointment, now),
      when: siteMomentText(appointment.startsAt.getTime(), zoneOf(location, settings), settings.regional),
      minutes: Math.round((appointment.endsAt.getTime() - appointment.startsAt.getTime()) / 60_000),
    },
    wish: appointment ? null : preferredTimeText(lead.fields, location),
  };
}

function typedOf({ lead, settings }: DeliveredLead): Receipt['typed'] {
  if (!isFormName(lead.form) || lead.form === 'trade-in') return [];
  const further = (lead.fields['further'] ?? {}) as FurtherFields;
  return typedFields({ rego: lead.rego, further }, settings.regional.locale);
}

/** The server writes the first paragraph for an accepted price (`trade-in-lead.ts`). */
function receiptMessage({ lead, tradeIn, settings }: DeliveredLead): Pick<Receipt, 'message' | 'tradeIn'> {
  if (lead.form !== 'trade-in') return { message: lead.message, tradeIn: null };
  const { year, make, model, trim, odometer, rego } = tradeIn ?? {};
  const distance = odometer && /^\d+$/.test(odometer) ? withCommas(Number(odometer)) : odometer;
  const name = [
    [year, make, model, trim].filter(Boolean).join(' '),
    distance && `${distance} ${settings.regional.distanceUnit}`,
    rego,
  ]
    .filter(Boolean)
    .join(', ');
  const [first = '', ...typed] = lead.offerAccepted ? (lead.message ?? '').split('\n\n') : ['', lead.message];
  return {
    message: typed.join('\n\n') || null,
    tradeIn: {
      name: name || null,
      accepted: first ? capitalise(first.replace(/^Accepted /, '')) : null,
      isInspected: first.startsWith('Accepted the offer '),
    },
  };
}

/** The answer time never changes; bookings show opening hours instead. */
function answersOf(
  { createdAt, answerBy: by }: DeliveredLead['lead'],
  location: Location | null,
  settings: DeliveredLead['settings'],
  now: number,
): Pick<Receipt, 'answer' | 'shortAnswer'> {
  if (!location) return { answer: null, shortAnswer: null };
  if (by === null) return { answer: answerTime(location, now), shortAnswer: answerTime(location, now) };
  const reason = answerBy(location, createdAt.getTime(), settings.forms.answerMinutes)?.reason;
  const when = `We’ll reply by ${siteMomentText(by.getTime(), location.timeZone, settings.regional)}`;
  return { answer: `${when}${reason ? `: we ${reason}` : ''}.`, shortAnswer: `${when}.` };
}

function stateOf(
  { cancelledAt, sequence, endsAt }: NonNullable<DeliveredLead['appointment']>,
  now: number,
): ReceiptBooking['state'] {
  if (cancelledAt) return 'cancelled';
  if (endsAt.getTime() <= now) return 'over';
  return sequence > 0 ? 'moved' : 'booked';
}

export const zoneOf = (location: Pick<Location, 'timeZone'> | null, { regional }: DeliveredLead['settings']): string =>
  location?.timeZone ?? regional.timeZone;

/** "Sunday 29 November, 11:30 pm", noting if the location is closed. */
function preferredTimeText(fields: Record<string, unknown>, location: Location | null): string | null {
  const further = (fields['further'] ?? {}) as Record<string, unknown>;
  const said = (name: string): string => (typeof further[name] === 'string' ? further[name] : '');
  const day = said('preferred_date') || said('slot_day');
  const time = said('preferred_time');
  const wish = [dayText(day), clockText(time)].filter(Boolean).join(', ');
  const isClosed = location !== null && isIsoDate(day) && isClosedOn(location, day, clockMinutes(time));
  return wish ? `${wish}${isClosed ? ' (we’re closed then, so we’ll suggest another time)' : ''}` : null;
}

export const shopperPath = (path: '/success' | '/booking' | '/booking/calendar.ics', key: string): string =>
  `${path}?${new URLSearchParams({ ref: key })}`;
export const shopperUrl = (siteUrl: string, ...[path, key]: Parameters<typeof shopperPath>): string =>
  `${siteUrl}${shopperPath(path, key)}`;
