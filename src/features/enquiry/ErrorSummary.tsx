import type { MouseEventHandler, Ref } from 'react';
import type { FieldErrors } from '#src/contracts/error.ts';
import { ErrorAlert } from '#src/ui/ErrorAlert.tsx';
import type { FormDefinition } from './form-definition.ts';

interface Props {
  definition: FormDefinition;
  mode: string;
  faults: FieldErrors;
  ref?: Ref<HTMLDivElement> | undefined;
  onClick?: MouseEventHandler;
}

export const errorSummaryId = (formId: string): string => `${formId}-faults`;

export function ErrorSummary({ definition: { id, fields }, mode, faults, ref, onClick }: Props) {
  const shown = fields
    .filter(({ only, disabled }) => (only === undefined || only.includes(mode)) && !disabled)
    .map(({ name }) => name);
  const place = (name: string): number => (shown.includes(name) ? shown.indexOf(name) : Infinity);
  const ordered = Object.entries(faults).sort(([a], [b]) => place(a) - place(b) || 0);
  return (
    <ErrorAlert
      faults={ordered.map(([name, text]) => ({ text, fieldId: shown.includes(name) ? `${id}-${name}` : null }))}
      ref={ref}
      onClick={onClick}
    />
  );
}
