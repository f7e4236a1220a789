/** Free test-drive times as the server offers them: four a day. */
import type { Answer } from '../open-page.ts';

interface OfferedDays {
  name: string;
  /** ISO dates offered first. */
  first: string[];
  /** Offered for later days. */
  later?: string[];
}

const times = ['09:00', '09:30', '10:00', '14:00'];
const slot = (date: string, time: string): object => ({
  starts_at: `${date}T${time}:00+11:00`,
  ends_at: `${date}T${time.replace(':00', ':20')}:30+11:00`,
  date,
  time,
});

/** `asked` collects "location from" per request. Unlisted locations get the first location's days. */
export function offerTimes(locations: Record<string, OfferedDays>, asked: string[] = []): Answer {
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/test-drive-appointments' || request.method !== 'GET') return null;
    const location = searchParams.get('location') ?? '';
    const from = searchParams.get('from');
    asked.push(`${location} ${from ?? 'first'}`);
    const { name, first, later = [] } = locations[location] ?? Object.values(locations)[0]!;
    return Response.json({
      location,
      location_name: name,
      time_zone: 'Australia/Sydney',
      minutes: 30,
      shown: `digest of ${name}`,
      from: from ?? '2026-11-20',
      until: '2026-12-10',
      slots: (from === null ? first : later).flatMap((date) => times.map((time) => slot(date, time))),
    });
  };
}

export const takeBookings: Answer = async (request) => {
  if (new URL(request.url).pathname !== '/api/test-drive-appointments' || request.method !== 'POST') return null;
  const { starts_at: startsAt } = (await request.clone().json()) as { starts_at: string };
  return Response.json({
    appointment_id: 'drive-1',
    lead_id: 'lead-1',
    event_id: 48,
    location: 'gunnedah',
    starts_at: startsAt,
    ends_at: startsAt,
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    calendar: 'BEGIN:VCALENDAR',
    next: '/success?form=test-drive&ref=AB12-CD34',
  });
};

export const refuseBookings: Answer = (request) =>
  new URL(request.url).pathname === '/api/test-drive-appointments' && request.method === 'POST'
    ? Response.json({ error: { code: 'slot_taken', message: 'This time has just been taken.' } }, { status: 409 })
    : null;
