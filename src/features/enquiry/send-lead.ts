import { bookTestDrive } from '#src/contracts/appointments-booking.ts';
import { callEndpoint, CallError, offlineError, unexpectedError } from '#src/contracts/call.ts';
import { submitForm } from '#src/contracts/form.ts';
import { withProof } from '#src/ui/with-proof.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import type { LeadMarker } from './lead-memory.ts';

export interface SentLead {
  leadId: string;
  eventId: number | null;
  next: string;
  appointment?: NonNullable<LeadMarker['appointment']>;
}

const timeout = () => AbortSignal.timeout(30_000);

/** Only paths on this site. */
export const localPath = (path: string | undefined): string =>
  path?.startsWith('/') && !/^\/[/\\]/.test(path) ? path : '/success';

/**
 * `timesShown`: digest sent with the free times. `element` shows the robot check.
 *
 * @throws CallError
 */
export async function sendLead(
  form: FormName,
  lead: Record<string, unknown>,
  timesShown: string | null,
  element: HTMLElement,
): Promise<SentLead> {
  return typeof lead['starts_at'] === 'string' && lead['starts_at'] !== ''
    ? book({ ...lead, starts_at: lead['starts_at'], shown: timesShown }, element)
    : send(form, lead, element);
}

async function send(form: FormName, lead: Record<string, unknown>, element: HTMLElement): Promise<SentLead> {
  const {
    lead_id: leadId,
    event_id: eventId,
    next,
  } = await withProof(
    (proof) => callEndpoint(submitForm, lead, { params: { form }, signal: timeout(), proof }),
    element,
  ).catch(offline);
  if (!leadId) throw unexpectedError();
  return { leadId, eventId, next: localPath(next) };
}

async function book(
  lead: Record<string, unknown> & { starts_at: string; shown: string | null },
  element: HTMLElement,
): Promise<SentLead> {
  const { location_id: location, ...rest } = lead;
  const booking = { ...rest, ...(typeof location === 'string' && location !== '' ? { location } : {}) };
  const booked = await withProof(
    (proof) => callEndpoint(bookTestDrive, booking, { signal: timeout(), proof }),
    element,
  ).catch(offline);
  if (!booked.lead_id) throw unexpectedError();
  const { lead_id: leadId, event_id: eventId, date, time, calendar, next } = booked;
  return { leadId, eventId, next: localPath(next), appointment: { date, time, calendar } };
}

function offline(error: unknown): never {
  if (error instanceof CallError) throw error;
  throw offlineError();
}
