/** Going back to a form that was sent says so, with its reference, and offers nothing to be sent twice. */
import { useEffect, useState, type RefObject } from 'react';
import { clearText } from './draft.store.ts';
import { sentHere } from './sent-here.ts';

export function SentNote({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  const [reference, setReference] = useState<string | null>(null);
  // No layout effect: the form comes after the note, and React sets its ref later. Drafts are restored after this.
  useEffect(() => {
    const look = (): void => {
      const form = formRef.current;
      const found = form && sentHere(form);
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
  return (
    reference !== null && (
      <p className="form__known" role="status">
        We have your message. Your reference is {reference}. You can send another one below.
      </p>
    )
  );
}
