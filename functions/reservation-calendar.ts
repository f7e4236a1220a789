import { reservationCalendarFile } from '#src/contracts/reserve-pages.ts';
import { reserveErrorPage } from '#src/server/checkout/pages/error-page.ts';
import { calendarFileAnswer } from '#src/server/checkout/pages/reservation-page.ts';
import { jsonEndpoint } from '#src/server/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/function-context.ts';

export default jsonEndpoint(reservationCalendarFile, calendarFileAnswer, {
  limit: { calls: 60, seconds: 600 },
  onError: reserveErrorPage,
});

export const config: FunctionConfig = { path: '/reservation/calendar.ics', method: ['GET', 'HEAD'] };
