/** After going back, shows the reference and clears the sent text. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { clearText } from './draft.store.ts';
import { sentReference } from './remember-submission.ts';

export function SentNote({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  const [reference, setReference] = useState<string | null>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  // Not a layout effect: the form's ref is set after the note.
  useEffect(() => {
    const look = (): void => {
      const form = formRef.current;
      const found = form && sentReference(form);
      if (!form || found === null) return;
      clearText(form);
      setReference(found);
    };
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) look();
    };
    look();
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, [formRef]);
  // The browser scrolls back to the Send button, but the form is shorter now.
  useEffect(() => {
    noteRef.current?.scrollIntoView({ block: 'center' });
  }, [reference]);
  return (
    reference !== null && (
      <p ref={noteRef} className="form__known" role="status">
        We’ve received your message. Your reference is {reference}. You can send another one below.
      </p>
    )
  );
}
