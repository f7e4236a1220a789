/** Subject first, contact details last (FORM-04). */
import type { FormDefinition } from './form-definition.ts';

type Fields = Pick<FormDefinition, 'fields'>;

export const stepNames = ({ fields }: Fields): (string | null)[] => [
  null,
  ...fields.flatMap(({ step }) => (step === undefined ? [] : [step])),
];

/** From 0; form-level errors belong to the last step. */
export function stepOf(name: string, { fields }: Fields): number {
  const at = fields.findIndex((field) => field.name === name);
  const before = at < 0 ? fields : fields.slice(0, at + 1);
  return before.filter(({ step }) => step !== undefined).length;
}
