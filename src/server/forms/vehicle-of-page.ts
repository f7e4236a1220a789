import * as v from 'valibot';
import { carId } from '#src/contracts/fields.ts';

/** Plain forms have no vehicle field, only a URL such as `/contact?car_id=X1`. */
export function vehicleOfPage(request: Request): string | null {
  const page = sendingPage(request);
  if (page === null) return null;
  const read = v.safeParse(carId, page.searchParams.get('car_id') ?? '');
  return read.success ? read.output : null;
}

export function sendingPage(request: Request): URL | null {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.host === (request.headers.get('host') ?? new URL(request.url).host) ? page : null;
}
