import { createHash } from 'node:crypto';
import type { LeadInput } from '#src/contracts/lead-fields.ts';

/** What differs between two presses of one button, or says nothing of its own. */
const passing = new Set([
  'idempotency_key',
  'seconds_on_site',
  'seconds_to_submit',
  'lead_attributes',
  'url',
  'source',
  'company_website',
]);

/** Of what a lead says: two submissions with one key and one hash are the same. */
export function bodyHash(input: LeadInput, form: string | null): string {
  const said = Object.entries(input)
    .filter(([name, value]) => !passing.has(name) && value !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { further = {}, ...fields } = Object.fromEntries(said) as Record<string, unknown>;
  const rest = Object.entries(further as object).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, fields, rest]))
    .digest('hex');
}
