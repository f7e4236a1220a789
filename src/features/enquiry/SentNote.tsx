/** Going back to a submitted form shows its reference and prevents a second submission. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { clearText } from './draft.store.ts';
import { sentReference } from './sent-here.ts';

export function SentNote({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  const [reference, setReference] = useState<string | null>(null);
  const noteRef = useRef<HTMLParagraphElement>(null);
  // Not a layout effect: the form comes after the note and its ref is set later. Drafts are restored after this.
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
  // The browser restores the scroll position at the Send button, but the form is shorter now.
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
