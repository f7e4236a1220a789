/**
 * The way of a filled form to the server: a test drive at one of the offered times is a
 * booking, everything else a form.
 */
import { bookTestDrive } from '#src/contracts/appointments-booking.ts';
import { callEndpoint, CallError, offlineError, unexpectedError } from '#src/contracts/call.ts';
import { submitForm } from '#src/contracts/form.ts';
import { withProof } from '#src/ui/with-proof.ts';
import type { FormName } from '#src/contracts/form-names.ts';
import type { LeadMarker } from './lead-memory.ts';

export interface Sent {
  leadId: string;
  eventId: number | null;
  next: string;
  appointment?: NonNullable<LeadMarker['appointment']>;
}

const timeout = () => AbortSignal.timeout(30_000);

/** Only a page of this very site. */
export const ownPath = (path: string | undefined): string =>
  path?.startsWith('/') && !/^\/[/\\]/.test(path) ? path : '/success';

/**
 * `timesShown`: the digest that came with the free times. `element`: the form, which says that it checks for robots while
 * it does. Throws CallError.
 */
export async function sendLead(
  form: FormName,
  lead: Record<string, unknown>,
  timesShown: string | null,
  element: HTMLElement,
): Promise<Sent> {
  return typeof lead['starts_at'] === 'string' && lead['starts_at'] !== ''
    ? book({ ...lead, starts_at: lead['starts_at'], shown: timesShown }, element)
    : send(form, lead, element);
}

async function send(form: FormName, lead: Record<string, unknown>, element: HTMLElement): Promise<Sent> {
  const {
    lead_id: leadId,
    event_id: eventId,
    next,
  } = await withProof(
    (proof) => callEndpoint(submitForm, lead, { params: { form }, signal: timeout(), proof }),
    element,
  ).catch(offline);
  if (!leadId) throw unexpectedError();
  return { leadId, eventId, next: ownPath(next) };
}

async function book(
  lead: Record<string, unknown> & { starts_at: string; shown: string | null },
  element: HTMLElement,
): Promise<Sent> {
  const { location_id: location, ...rest } = lead;
  const booking = { ...rest, ...(typeof location === 'string' && location !== '' ? { location } : {}) };
  const booked = await withProof(
    (proof) => callEndpoint(bookTestDrive, booking, { signal: timeout(), proof }),
    element,
  ).catch(offline);
  if (!booked.lead_id) throw unexpectedError();
  const { lead_id: leadId, event_id: eventId, date, time, calendar, next } = booked;
  return { leadId, eventId, next: ownPath(next), appointment: { date, time, calendar } };
}

/** A call that took too long has an answer for the shopper too. */
function offline(error: unknown): never {
  if (error instanceof CallError) throw error;
  throw offlineError();
}
