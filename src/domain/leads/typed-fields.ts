/** What the forms ask beside person, message and place, in the words in which it is read again. */
import { capitalise } from '#src/lib/text.ts';
import { regionalTerms, type Locale } from '../places/regional-terms.ts';

interface TypedField {
  name: string;
  /** To the shopper, on the page and in the mail after the form. */
  label: string;
  /** To whoever answers: what a shopper typed never reads like a word of the site's. */
  staffLabel: string;
}

const typed: TypedField[] = [
  { name: 'vehicle', label: 'Vehicle', staffLabel: "Vehicle, in the shopper's words" },
  { name: 'vin', label: 'VIN', staffLabel: 'VIN, as typed' },
  { name: 'company', label: 'Business', staffLabel: 'Business, as typed' },
  { name: 'fleet_size', label: 'How many vehicles', staffLabel: 'How many vehicles, as typed' },
  { name: 'position', label: 'Job', staffLabel: "Job, in the shopper's words" },
  { name: 'car_type', label: 'Looking for', staffLabel: 'Looking for' },
  { name: 'budget', label: 'Price in mind', staffLabel: 'Price that the shopper has in mind, as typed' },
];

/** Null for a name that no form of ours has. */
export const staffLabelOf = (name: string): string | null =>
  typed.find((field) => field.name === name)?.staffLabel ?? null;

/** What was filled in, in the order of the forms; of a lead's `further` fields and its own `rego`. */
export function typedFields(
  { rego, further }: { rego: string | null; further: Readonly<Record<string, unknown>> },
  locale: Locale,
): { label: string; text: string }[] {
  const said = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  return [
    ...typed.map(({ name, label }) => ({ label, text: said(further[name]) })),
    { label: capitalise(regionalTerms[locale].plate), text: said(rego) },
  ].filter(({ text }) => text !== '');
}
