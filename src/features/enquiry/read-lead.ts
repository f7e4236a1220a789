import { tickedOptions } from '#src/contracts/lead-fields.ts';
import type { Visit } from '../analytics/visit.ts';
import type { Fill } from './form-errors.ts';

export interface Sending {
  /** Identical for identical values, so that retries create only one lead. */
  key: string;
  url: string;
  /** Page load, epoch milliseconds. Null if autofill or a draft hides the typing speed. */
  begunAt: number | null;
  now: number;
  visit: Visit;
}

export function leadOf({ values }: Fill, { key, url, begunAt, now, visit }: Sending): Record<string, unknown> {
  const seconds = (since: number) => Math.max(0, Math.round((now - since) / 1000));
  const services = tickedOptions(values);
  return {
    ...values,
    ...(services.length === 0 ? {} : { additional_services: services }),
    page_id: new URL(url).pathname.slice(0, 120),
    form_completed: true,
    source: 'Website',
    url,
    idempotency_key: key,
    ...(begunAt === null ? {} : { seconds_to_submit: seconds(begunAt) }),
    seconds_on_site: seconds(visit.startedAt),
    lead_attributes: { visited_pages: visit.pages, linked_query_params: visit.params },
  };
}
