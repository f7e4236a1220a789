import { addDays } from '#src/lib/dates.ts';
import { dayText } from '#src/lib/day-text.ts';
import type { BuyingState, PickUpTimes } from '../view/buying-state.ts';
import { reserveLocation } from '#src/journeys/reserve/view/reserve-site.ts';
import { offeredSlots } from '#src/server/appointments/offered-slots.ts';
import type { BuyingCall } from './buying-call.ts';

const daysPerPage = 7;

/** Null without online bookings. `from`: first day, as an ISO date. */
export async function pickUpTimes(
  { db, dealer, now }: BuyingCall,
  { site }: BuyingState,
  from: string | null,
): Promise<PickUpTimes | null> {
  const place = reserveLocation(site);
  if (!dealer.settings.delivery.pickUpAppointments || !place) return null;
  const offered = await offeredSlots(db, dealer, place, { from, days: daysPerPage, car_id: site.vehicle.id }, now);
  const next = addDays(offered.from, daysPerPage);
  return {
    days: [...Map.groupBy(offered.slots, ({ date }) => date)].map(([date, slots]) => ({
      label: dayText(date),
      count: `${slots.length} free ${slots.length === 1 ? 'time' : 'times'}`,
      times: slots.map((slot) => ({ startsAt: slot.starts_at, label: slot.time })),
    })),
    next: next <= offered.until ? next : null,
  };
}

export async function isFreeTime(call: BuyingCall, { site }: BuyingState, startsAt: string): Promise<boolean> {
  const place = reserveLocation(site);
  const wanted = new Date(startsAt);
  if (!place || Number.isNaN(wanted.getTime())) return false;
  const times = await offeredSlots(
    call.db,
    call.dealer,
    place,
    { from: null, days: call.dealer.settings.appointments.horizonDays, car_id: site.vehicle.id },
    call.now,
  );
  return times.slots.some((slot) => slot.starts_at === wanted.toISOString());
}
