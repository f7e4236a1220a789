import { useState, type ReactNode, type RefObject } from 'react';
import { suggestEmail } from '#src/domain/leads/suggest-email.ts';

interface EmailHint {
  judge: (field: HTMLInputElement | HTMLSelectElement) => void;
  extras: { email?: ReactNode };
}

export function useEmailHint(formRef: RefObject<HTMLFormElement | null>): EmailHint {
  const [meant, setMeant] = useState<string | null>(null);
  const take = (): void => {
    const field = formRef.current?.querySelector<HTMLInputElement>('[name="email"]');
    if (!field || meant === null) return;
    field.value = meant;
    setMeant(null);
    field.focus();
  };
  const hint = (
    <p className="form__hint" role="status">
      Did you mean{' '}
      <button type="button" className="link" onClick={take}>
        {meant}
      </button>
      ?
    </p>
  );
  return {
    judge: ({ type, value }) => {
      if (type === 'email') setMeant(suggestEmail(value));
    },
    extras: meant === null ? {} : { email: hint },
  };
}
