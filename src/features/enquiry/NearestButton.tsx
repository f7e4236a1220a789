/** Selects the location nearest to the postcode (LOC-04). Errors appear beside the field. */
import { useState } from 'react';
import { callEndpoint, CallError } from '#src/contracts/call.ts';
import { geocodeAddress } from '#src/contracts/geocode.ts';
import { postcodeError } from '#src/contracts/lead-rules.ts';
import type { Locale } from '#src/domain/locations/regional-terms.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { FormDefinition } from './form-definition.ts';

type Status = { kind: 'idle' } | { kind: 'asking' } | { kind: 'found' | 'fault'; text: string };

const locationFieldNames = ['location_id', 'dealership_slug'];

export function NearestButton({ formId, definition }: { formId: string; definition: FormDefinition }) {
  const [status, setStatus] = useState<Status>({ kind: 'idle' });
  // Useless without scripts.
  const isLive = useHydrated();
  const list = definition.fields.find(({ name }) => locationFieldNames.includes(name));
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
        Find my nearest location
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

/** Only listed locations, which may not be all of the dealer's. */
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
    if (!found || !option)
      return { kind: 'fault', text: 'We can’t tell which location is nearest. Please choose one.' };
    choose(form, name, option.value);
    return { kind: 'found', text: `${found.name} is the nearest, ${found.text} away.` };
  } catch (error) {
    return { kind: 'fault', text: error instanceof CallError ? error.message : 'Please choose a location.' };
  }
}

/** Fires a manual choice's events, so that test drive times reload. */
function choose(form: HTMLFormElement, name: string, value: string): void {
  const list = form.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  if (list) {
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  } else form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${CSS.escape(value)}"]`)?.click();
}
