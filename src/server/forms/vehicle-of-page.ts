import * as v from 'valibot';
import { carId } from '#src/contracts/fields.ts';

/**
 * The vehicle that the page of a plain form names in its address, such as `/contact?car_id=X1`: without a script no
 * field carries it. Null for a page of another site, and for what cannot be an id.
 */
export function vehicleOfPage(request: Request): string | null {
  const page = sendingPage(request);
  if (page === null) return null;
  const read = v.safeParse(carId, page.searchParams.get('car_id') ?? '');
  return read.success ? read.output : null;
}

/** The page of this very site that a request names as the one that it was sent from; null for any other. */
export function sendingPage(request: Request): URL | null {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page?.host === (request.headers.get('host') ?? new URL(request.url).host) ? page : null;
}
