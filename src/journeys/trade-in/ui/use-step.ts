import { useEffect, useRef, useState, type FormEvent } from 'react';
import { callEndpoint, CallError, offlineError } from '#src/contracts/call.ts';
import type { EventId } from '#src/contracts/events.ts';
import { tradeInStep } from '../contract/journey.ts';
import { signInUrl } from '#src/domain/sign-in-url.ts';
import { withProof } from '#src/ui/with-proof.ts';
import type { TradeInPageData } from '../view/trade-in.page-data.ts';
import { flushEvents, sendEvent } from '#src/features/analytics/send-events.ts';
import { keepTyped } from './typed-before-sign-in.ts';

export interface StepState {
  faults: Record<string, string>;
  failure: string | null;
  sending: string | null;
  /** Action of the last rejected form; null if unknown. */
  action: string | null;
  attempt: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

type StepFields = Parameters<typeof callEndpoint<(typeof tradeInStep)['input'], (typeof tradeInStep)['reply']>>[1];

/** Only paths on this site. */
const localPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/');

function signIn(fields: Record<string, string>): void {
  keepTyped(fields);
  const here = location.pathname + location.search;
  location.assign(signInUrl({ type: 'trade-in', redirect: here, back: here }));
}

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const texts = [...new FormData(form, submitter)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

type StepOutcome = Pick<StepState, 'faults' | 'failure' | 'action' | 'attempt'>;
type InitialOutcome = Pick<StepState, 'faults' | 'failure'> & Pick<TradeInPageData, 'typed'>;

export function useStep({ faults, failure, typed }: InitialOutcome): StepState {
  const action = 'make' in typed ? 'enter' : null;
  const [told, setTold] = useState<StepOutcome>({ faults, failure, action, attempt: 0 });
  const [sending, setSending] = useState<string | null>(null);
  const isSending = useRef(false);

  const send = async (form: HTMLFormElement, fields: Record<string, string>): Promise<void> => {
    isSending.current = true;
    setSending(fields['action'] ?? '');
    try {
      const taken = await withProof(
        (proof) =>
          callEndpoint(tradeInStep, fields as unknown as StepFields, { signal: AbortSignal.timeout(30_000), proof }),
        form,
      );
      if (taken.event_id !== undefined)
        sendEvent(taken.event_id as EventId, { data: { lead_id: taken.lead_id ?? null, form: 'trade-in' } });
      flushEvents();
      location.assign(localPath(taken.next));
    } catch (cause) {
      isSending.current = false;
      setSending(null);
      const error = cause instanceof CallError ? cause : offlineError();
      if (error.code === 'sign_in') {
        signIn(fields);
        return;
      }
      if (error.code === 'price_changed' || error.code === 'offer_written') {
        // The server renders the new price or offer.
        form.submit();
        return;
      }
      setTold(({ attempt }) => ({ ...callErrors(error), action: fields['action'] ?? null, attempt: attempt + 1 }));
    }
  };

  useEffect(() => {
    // A page from the back/forward cache can submit again.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      isSending.current = false;
      setSending(null);
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSending.current) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    void send(event.currentTarget, fieldsOf(event.currentTarget, submitter));
  };
  return { ...told, sending, onSubmit };
}

/** Lookup errors belong to the registration field. */
function callErrors({ code, message, fields }: CallError): Pick<StepState, 'faults' | 'failure'> {
  const faults = code.startsWith('rego_') ? { rego: message } : fields;
  return { faults, failure: Object.keys(faults).length > 0 ? null : message };
}
