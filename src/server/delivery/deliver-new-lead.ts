import type { Call } from '../platform/endpoint/json-endpoint.ts';
import { deliverDue } from './deliver-due.ts';

/** The scheduled run retries failures. */
export function deliverNewLead(
  {
    db,
    dealer,
    environment,
    now,
    waitUntil,
  }: Pick<Call<unknown>, 'db' | 'dealer' | 'environment' | 'now' | 'waitUntil'>,
  leadId: string,
): void {
  const started = performance.now();
  waitUntil(deliverDue({ db, dealer, environment, now: () => now + performance.now() - started, leadId }));
}
