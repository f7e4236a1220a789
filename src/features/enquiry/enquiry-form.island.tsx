import { useStore } from '@nanostores/react';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { FieldErrors } from '#src/contracts/error.ts';
import { loadDialogStyle } from '#src/ui/dialog-style.ts';
import { $isKnown, forgetPerson, keepDraft, restoreDraft } from './draft.store.ts';
import { createPortal } from 'react-dom';
import { useEmailHint } from './EmailHint.tsx';
import { ErrorSummary, errorSummaryId } from './ErrorSummary.tsx';
import { Form, type FormProps, type Typed } from './Form.tsx';
import type { FormDefinition } from './form-definition.ts';
import { liveEvent } from './live-event.ts';
import { readDefinition } from './read-definition.ts';
import { useEnquiry } from './use-enquiry.ts';
import { SentNote } from './SentNote.tsx';
import { NearestButton } from './NearestButton.tsx';
import { withSlots } from './slot-fields.ts';
import { useSlots, type Slots } from './use-slots.ts';
import { useSteps } from './use-steps.ts';

interface Props {
  id: string;
  /** For forms on few pages; default: read from the markup. */
  definition?: FormDefinition | null;
  isApart?: boolean;
  /** Server only: Astro can't pass functions to the browser. */
  drawn?: (() => string) | null;
  returned?: Returned | null;
}

interface Returned {
  typed: Typed;
  faults: FieldErrors;
}

export function EnquiryForm({ id, definition = null, isApart = false, drawn, returned = null }: Props) {
  return drawn ? (
    <div dangerouslySetInnerHTML={{ __html: drawn() }} />
  ) : (
    <div>
      <LiveForm id={id} given={definition} isApart={isApart} returned={returned} />
    </div>
  );
}

interface LiveProps {
  id: string;
  given: FormDefinition | null;
  isApart: boolean;
  returned: Returned | null;
}

function LiveForm({ id, given, isApart, returned }: LiveProps) {
  const [definition] = useState(() => given ?? readDefinition(document.querySelector<HTMLFormElement>(`form#${id}`)!));
  const [mode, setMode] = useState<string>(definition.modes[0].form);
  const formRef = useRef<HTMLFormElement>(null);
  const emailHint = useEmailHint(formRef);
  const isByHand = useDraft(formRef, setMode, returned !== null);
  const slots = useSlots(formRef, definition.slots && mode === 'test-drive');
  const shown = withSlots(definition, slots);
  const steps = useSteps(shown);
  const { status, faults, attempt, onSubmit, clearFaults } = useEnquiry(shown, {
    formRef,
    returned: returned?.faults ?? {},
    isByHand,
    timesShown: slots.offered?.shown ?? null,
    onSlotTaken: slots.reload,
    steps,
  });
  const place = useErrorSummaryHost(isApart ? id : null);
  const summaryRef = useErrorFocus(faults, attempt, place);
  const wrong = Object.keys(faults).join(' ');
  const showFirstError = useEffectEvent((names: string[]) => steps.showFirstError(names));
  useEffect(() => {
    if (wrong !== '') showFirstError(wrong.split(' '));
    // Shoppers may look at another step before fixing errors.
  }, [wrong, attempt]);
  useEffect(() => {
    if (status.kind === 'failed') formRef.current?.querySelector('.form__alert')?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const changed = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    slots.choose(target.name, target.value);
    emailHint.judge(target);
    if (target.name !== 'form') return;
    // Errors from one mode may not apply to another.
    clearFaults();
    setMode(target.value);
    steps.first();
  };
  const followFault = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.form__alert a') : null;
    if (!link) return;
    event.preventDefault();
    const field = link.hash.slice(1);
    steps.show(field.slice(id.length + 1));
    document.getElementById(field)?.focus();
  };
  const summary = place && Object.keys(faults).length > 0 && (
    <ErrorSummary definition={shown} mode={mode} faults={faults} ref={summaryRef} onClick={followFault} />
  );
  return (
    <>
      {summary && createPortal(summary, place)}
      <SentNote formRef={formRef} />
      <Form
        ref={formRef}
        hasSummary={!isApart}
        definition={shown}
        mode={mode}
        step={steps.at}
        stepRef={steps.headRef}
        onBack={steps.back}
        typed={returned?.typed}
        faults={faults}
        failure={status.kind === 'idle' ? null : status.message}
        isSending={status.kind === 'submitting'}
        summaryRef={summaryRef}
        intro={<KnownNote formRef={formRef} />}
        onSubmit={onSubmit}
        onChange={changed}
        onClick={followFault}
        extras={{ ...extrasOf(shown, slots, faults), ...emailHint.extras }}
      />
    </>
  );
}

function extrasOf(definition: FormDefinition, slots: Slots, faults: FieldErrors): FormProps['extras'] {
  const { id, slotsAs = 'days', findsNearest = false } = definition;
  const nearest = findsNearest ? { postcode: <NearestButton formId={id} definition={definition} /> } : {};
  if (!slots.offered || !slots.Picker) return nearest;
  return {
    ...nearest,
    starts_at: (
      <>
        <slots.Picker
          key={slots.offered.place}
          formId={id}
          slots={slots}
          offered={slots.offered}
          as={slotsAs}
          fault={faults['starts_at']}
        />
        <LaterDays slots={slots} />
      </>
    ),
  };
}

function useErrorSummaryHost(formId: string | null): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const found = formId === null ? null : document.getElementById(errorSummaryId(formId));
    found?.replaceChildren();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the element is outside the island
    setPlace(found);
  }, [formId]);
  return place;
}

function KnownNote({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  if (!useStore($isKnown, { ssr: 'initial' })) return null;
  const clear = (): void => {
    forgetPerson();
    formRef.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus();
  };
  return (
    <p className="form__known">
      Filled in with details saved on this device.{' '}
      <button type="button" onClick={clear}>
        Not you? Clear
      </button>
    </p>
  );
}

function LaterDays({ slots: { offered, note, more } }: { slots: Slots }) {
  return (
    <>
      {offered && offered.next <= offered.until && (
        <button
          type="button"
          className="form__later"
          onClick={() => {
            void more();
          }}
        >
          Show later days
        </button>
      )}
      <p className="form__notice" role="status">
        {note}
      </p>
    </>
  );
}

const errorTitle = 'Error: ';

/** Focuses the error list and marks the title; for server-rendered errors, not if already fixing them. */
function useErrorFocus(
  faults: FieldErrors,
  attempt: number,
  place: HTMLElement | null,
): RefObject<HTMLDivElement | null> {
  const summaryRef = useRef<HTMLDivElement>(null);
  const said = JSON.stringify(faults);
  useEffect(() => {
    const { title } = document;
    if (!summaryRef.current || (attempt === 0 && document.activeElement !== document.body)) return;
    if (!title.startsWith(errorTitle)) document.title = errorTitle + title;
    summaryRef.current.focus({ preventScroll: true });
    // `scroll-padding` accounts for the sticky header.
    summaryRef.current.scrollIntoView({ block: 'start' });
    return () => {
      document.title = title;
    };
  }, [said, attempt, place]);
  return summaryRef;
}

/** Returns whether everything was typed by hand. */
function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  onMode: (mode: string) => void,
  isReturned: boolean,
): () => boolean {
  const typing = useRef({ keys: 0, isFilled: false });
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    void loadDialogStyle();
    const wasFilled =
      isReturned ||
      [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.form__fields :is(input, textarea)')].some(
        (control) => control.value !== control.defaultValue,
      );
    if (wasFilled) keepDraft(form);
    const { person, text } = restoreDraft(form);
    typing.current.isFilled = wasFilled || person || text;
    const chosen = form.querySelector<HTMLInputElement>('[name="form"]:checked');
    if (chosen) onMode(chosen.value);
    form.dispatchEvent(new Event(liveEvent, { bubbles: true }));
    return keepWhileTyping(form, () => {
      typing.current.keys += 1;
    });
  }, [formRef, onMode, isReturned]);
  return () => typing.current.keys > 0 && !typing.current.isFilled;
}

function keepWhileTyping(form: HTMLFormElement, onKey: () => void): () => void {
  let timer = 0;
  const keep = (): void => {
    clearTimeout(timer);
    timer = 0;
    keepDraft(form);
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(keep, 300);
  };
  const keepNow = (): void => {
    if (timer !== 0) keep();
  };
  form.addEventListener('keydown', onKey);
  form.addEventListener('input', later);
  // A pending timer would store the submitted text again.
  form.addEventListener('submit', keepNow);
  addEventListener('pagehide', keepNow);
  return () => {
    keepNow();
    form.removeEventListener('keydown', onKey);
    form.removeEventListener('input', later);
    form.removeEventListener('submit', keepNow);
    removeEventListener('pagehide', keepNow);
  };
}
