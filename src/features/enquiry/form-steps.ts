/**
 * A form in steps (FORM-04): what it is about first, who asks last, and the last step sends. The steps are one form on
 * one page: without a script all of it stands there, and the browser sends it at once.
 */
import type { FormDefinition } from './form-definition.ts';

type Fields = Pick<FormDefinition, 'fields'>;

/** The names of the steps, in order; the first has none. */
export const stepNames = ({ fields }: Fields): (string | null)[] => [
  null,
  ...fields.flatMap(({ step }) => (step === undefined ? [] : [step])),
];

/** The step that a field stands in, from 0; what belongs to no field is told in the last. */
export function stepOf(name: string, { fields }: Fields): number {
  const at = fields.findIndex((field) => field.name === name);
  const before = at < 0 ? fields : fields.slice(0, at + 1);
  return before.filter(({ step }) => step !== undefined).length;
}
