/** Success opens the next page (FORM-03). */
import { parse, useForm, type Submission, type SubmissionResult } from '@conform-to/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { CallError } from '#src/contracts/call.ts';
import type { FieldErrors } from '#src/contracts/error.ts';
import type { EventId } from '#src/contracts/events.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { flushEvents, sendEvent } from '../analytics/send-events.ts';
import { readVisit } from '../analytics/visit.ts';
import { dropText, keepDraft } from './draft.store.ts';
import { submissionKey } from './submission-key.ts';
import { failureHeading } from './Form.tsx';
import type { FormDefinition } from './form-definition.ts';
import { formErrors, readFill, type Fill } from './form-errors.ts';
import { keepEnquiredCar, keepMarker } from './lead-memory.ts';
import { leadOf } from './read-lead.ts';
import { stepOf } from './form-steps.ts';
import { sendLead, type SentLead } from './send-lead.ts';
import { rememberSubmission } from './remember-submission.ts';
import { endSteps, type Steps } from './use-steps.ts';

type Status = { kind: 'idle' } | { kind: 'submitting'; message: string | null } | { kind: 'failed'; message: string };

interface Enquiry {
  status: Status;
  faults: FieldErrors;
  attempt: number;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
  clearFaults: () => void;
}

interface Around {
  formRef: RefObject<HTMLFormElement | null>;
  returned: FieldErrors;
  /** Autofill and drafts must not count as bot signals. */
  isByHand: () => boolean;
  timesShown: string | null;
  /** Another shopper booked it, or it belongs to another location. */
  onSlotTaken: () => Promise<void>;
  steps: Pick<Steps, 'at' | 'isLast' | 'next'>;
}

const namesHere: Record<string, string[]> = {
  location: ['location_id'],
  starts_at: ['slot_day', 'preferred_date'],
  slot_day: ['starts_at', 'preferred_date'],
  dealership: ['dealership_slug'],
};

function errorsByField(faults: FieldErrors, { fields }: FormDefinition): Record<string, string[]> {
  const isHere = (name: string): boolean => fields.some((field) => field.name === name && !field.disabled);
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [[name, ...(namesHere[name] ?? [])].find(isHere) ?? name, [fault]]),
  );
}

const locale = (): Locale => document.documentElement.lang as Locale;

function judge(definition: FormDefinition, formData: FormData, step: number): Submission<Fill, string[]> {
  const fill = readFill(definition, formData);
  const faults = Object.fromEntries(
    Object.entries(errorsByField(formErrors(fill, definition, locale()), definition)).filter(
      ([name]) => stepOf(name, definition) <= step,
    ),
  );
  return parse<Fill, string[]>(formData, {
    resolve: () => (Object.keys(faults).length > 0 ? { error: faults } : { value: fill }),
  });
}

function resultOf(faults: FieldErrors): SubmissionResult<string[]> | null {
  const error = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, [fault]]));
  return Object.keys(error).length > 0 ? { status: 'error', error } : null;
}

function finish(
  form: HTMLFormElement,
  { form: name, values }: Fill,
  { leadId, eventId, next, appointment }: SentLead,
): void {
  const carId = typeof values['car_id'] === 'string' ? values['car_id'] : null;
  const seen = document.querySelector<HTMLElement>('[data-seen], [data-about]');
  if (eventId !== null) sendEvent(eventId as EventId, { carId, data: { lead_id: leadId, form: name } });
  if (carId && seen)
    keepEnquiredCar({
      id: carId,
      url: seen.dataset['url'] ?? location.pathname,
      title: seen.textContent.trim(),
      at: Date.now(),
    });
  keepMarker({ lead_id: leadId, form: name, at: Date.now(), ...(appointment ? { appointment } : {}) });
  dropText(form);
  rememberSubmission(form, leadId);
  endSteps();
  flushEvents();
  location.assign(next);
}

export function useEnquiry(
  definition: FormDefinition,
  { formRef, returned, isByHand, timesShown, onSlotTaken, steps }: Around,
): Enquiry {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [refused, setRefused] = useState(() => resultOf(returned));
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);

  const send = async (fill: Fill, submission: Submission<Fill, string[]>): Promise<void> => {
    const form = formRef.current;
    if (isSending.current || !form) return;
    isSending.current = true;
    setStatus((before) => ({ kind: 'submitting', message: before.kind === 'failed' ? before.message : null }));
    // eslint-disable-next-line react-hooks/purity -- runs on submit, not while rendering
    const now = Date.now();
    try {
      const lead = leadOf(fill, {
        key: submissionKey(fill, now),
        url: location.href,
        begunAt: isByHand() ? performance.timeOrigin : null,
        now,
        visit: readVisit(now),
      });
      finish(form, fill, await sendLead(fill.form, lead, timesShown, form));
    } catch (error) {
      keepDraft(form);
      const faults = await faultsOf(error);
      if (faults) setRefused(submission.reply({ fieldErrors: errorsByField(faults, definition) }));
      setStatus(
        faults
          ? { kind: 'idle' }
          : { kind: 'failed', message: error instanceof CallError ? error.message : failureHeading },
      );
    } finally {
      isSending.current = false;
    }
  };
  const faultsOf = async (error: unknown): Promise<FieldErrors | null> => {
    if (!(error instanceof CallError)) return null;
    if (error.code !== 'slot_taken' && error.code !== 'times_changed')
      return Object.keys(error.fields).length > 0 ? error.fields : null;
    await onSlotTaken();
    return { slot_day: error.message };
  };
  const [form] = useForm<Record<string, string>, Fill, string[]>({
    id: definition.id,
    lastResult: refused,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
    onValidate: ({ formData }) => judge(definition, formData, steps.at ?? 0),
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status !== 'success') return;
      if (steps.isLast) void send(submission.value, submission);
      else steps.next();
    },
  });
  useEffect(() => {
    // A page from the back/forward cache can submit again.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setStatus({ kind: 'idle' });
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  // A step that the shopper goes back to shows no errors of later steps.
  const faults = Object.fromEntries(
    Object.entries(form.allErrors)
      .filter(([name]) => stepOf(name, definition) <= (steps.at ?? Infinity))
      .map(([name, messages]) => [name, messages[0] ?? '']),
  );
  const onSubmit = (event: React.FormEvent<HTMLFormElement>): void => {
    form.onSubmit(event);
    setAttempt(attempt + 1);
  };
  return { status, faults, attempt, onSubmit, clearFaults: () => form.update({ validated: false } as never) };
}
