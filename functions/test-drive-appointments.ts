import { testDriveAppointments } from '#src/contracts/appointments.ts';
import { bookTestDrive } from '#src/contracts/appointments-booking.ts';
import { bookAppointment, requireAppointments } from '#src/server/appointments/book-appointment.ts';
import { offeredSlots } from '#src/server/appointments/offered-slots.ts';
import { timesDigest } from '#src/server/appointments/shown-times.ts';
import { testDriveLocation } from '#src/server/appointments/test-drive-location.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig, FunctionContext } from '#src/server/platform/function-context.ts';

const offer = jsonEndpoint(testDriveAppointments, async (call) => {
  requireAppointments(call.dealer.settings);
  const location = await testDriveLocation(call.input, call);
  const offered = await offeredSlots(call.db, call.dealer, location, call.input, call.now);
  return { ...offered, shown: timesDigest(call, location) };
});

const book = jsonEndpoint(bookTestDrive, bookAppointment, {
  isLead: true,
  maxBytes: 64 * 1024,
  limit: { calls: 30, seconds: 600 },
});

export default function appointments(request: Request, context: FunctionContext): Response | Promise<Response> {
  return request.method === 'POST' ? book(request, context) : offer(request, context);
}

export const config: FunctionConfig = { path: '/api/test-drive-appointments', method: ['GET', 'POST'] };
