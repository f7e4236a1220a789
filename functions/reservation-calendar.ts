import { reservationCalendarFile } from '#src/journeys/reserve/contract/pages.ts';
import { reserveErrorPage } from '#src/journeys/reserve/server/pages/error-page.ts';
import { calendarFileAnswer } from '#src/journeys/reserve/server/pages/reservation-page.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';

export default jsonEndpoint(reservationCalendarFile, calendarFileAnswer, {
  limit: { calls: 60, seconds: 600 },
  onError: reserveErrorPage,
});

export const config: FunctionConfig = { path: '/reservation/calendar.ics', method: ['GET', 'HEAD'] };
