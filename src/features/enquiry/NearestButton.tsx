/**
 * Chooses the place that is nearest to the postcode in the form (LOC-04). What is wrong is said beside the field, since
 * nothing was sent: a postcode that cannot be one, or one that nobody knows.
 */
import { useEffect, useState } from 'react';
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import { geocodeAddress } from '#src/contracts/geocode.ts';
import { postcodeError } from '#src/contracts/lead-rules.ts';
import type { Locale } from '#src/domain/places/regional-terms.ts';
import type { FormDefinition } from './form-definition.ts';

type Status = { kind: 'idle' } | { kind: 'asking' } | { kind: 'found' | 'fault'; text: string };

const places = ['location_id', 'dealership_slug'];

export function NearestButton({ formId, definition }: { formId: string; definition: FormDefinition }) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  const [isLive, setIsLive] = useState(false);
  // The server draws none: without a script it would do nothing.
  useEffect(() => setIsLive(true), []);
  const list = definition.fields.find(({ name }) => places.includes(name));
  if (!list || !isLive) return null;
  const find = async (): Promise<void> => {
    const form = document.getElementById(formId) as HTMLFormElement;
    const postcode = String(new FormData(form).get('postcode') ?? '').trim();
    const wrong = postcodeError(postcode, document.documentElement.lang as Locale);
    if (wrong) return setStatus({ kind: 'fault', text: wrong });
    setStatus({ kind: 'asking' });
    setStatus(await nearest(form, postcode, list));
  };
  return (
    <>
      <button
        type="button"
        className="form__later"
        disabled={status.kind === 'asking'}
        onClick={() => {
          void find();
        }}
      >
        Find the nearest
      </button>
      {status.kind === 'fault' && (
        <p className="form__error" role="alert">
          {status.text}
        </p>
      )}
      <p className="form__notice" role="status">
        {status.kind === 'found' ? status.text : ''}
      </p>
    </>
  );
}

/** Asks for each place of the list: of a dealer's workshops and yards only some may be in it. */
async function nearest(
  form: HTMLFormElement,
  postcode: string,
  { name, options = [] }: FormDefinition['fields'][number],
): Promise<Status> {
  try {
    const among = options
      .map(({ value }) => value)
      .filter(Boolean)
      .join(',');
    const { nearest: found } = await callEndpoint(geocodeAddress, { address: postcode, among });
    const option = options.find(({ value, label }) => value !== '' && (value === found?.slug || label === found?.name));
    if (!found || !option) return { kind: 'fault', text: 'We cannot tell which place is nearest. Please choose one.' };
    choose(form, name, option.value);
    return { kind: 'found', text: `${found.name} is the nearest, ${found.text} away.` };
  } catch (error) {
    return { kind: 'fault', text: error instanceof CallError ? error.message : 'Please choose a place.' };
  }
}

/** As if a hand had chosen it: the times of a test drive follow. */
function choose(form: HTMLFormElement, name: string, value: string): void {
  const list = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (list) {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  } else form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`)?.click();
}
