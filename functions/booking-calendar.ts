import { bookingCalendarFile } from '#src/contracts/shopper-pages.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import type { FunctionConfig } from '#src/server/platform/function-context.ts';
import { bookingErrorPage, calendarAnswer } from '#src/server/shopper/booking-page.ts';

export default jsonEndpoint(bookingCalendarFile, calendarAnswer, {
  limit: { calls: 60, seconds: 600 },
  onError: bookingErrorPage,
});

export const config: FunctionConfig = { path: '/booking/calendar.ics', method: ['GET', 'HEAD'] };
