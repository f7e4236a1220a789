/** Labels of form fields besides contact details, message and location. */
import { capitalise } from '#src/lib/text.ts';
import { regionalTerms, type Locale } from '../locations/regional-terms.ts';

interface TypedField {
  name: string;
  label: string;
  /** Shows staff that the shopper typed it. */
  staffLabel: string;
}

const typed: TypedField[] = [
  { name: 'vehicle', label: 'Vehicle', staffLabel: "Vehicle, in the shopper's words" },
  { name: 'vin', label: 'VIN', staffLabel: 'VIN, as typed' },
  { name: 'company', label: 'Business', staffLabel: 'Business, as typed' },
  { name: 'fleet_size', label: 'Number of vehicles', staffLabel: 'Number of vehicles, as typed' },
  { name: 'position', label: 'Job', staffLabel: "Job, in the shopper's words" },
  { name: 'car_type', label: 'Looking for', staffLabel: 'Looking for' },
  { name: 'budget', label: 'Budget', staffLabel: 'Budget, as typed' },
];

export const staffLabelOf = (name: string): string | null =>
  typed.find((field) => field.name === name)?.staffLabel ?? null;

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
