import * as v from 'valibot';
import type { FieldErrors } from '#src/contracts/error.ts';
import { EndpointError } from './endpoint-error.ts';

function issueMessage({ message, input, received }: v.BaseIssue<unknown>): string {
  if (!/^Invalid \w+:/v.test(message)) return message;
  return input === undefined || received === 'undefined' ? 'Please fill this in.' : 'This can’t be read.';
}

/** @throws {EndpointError} 422 with each invalid field. */
export function validate<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new EndpointError(422, 'invalid', 'Send an object with named fields.');
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const fields: FieldErrors = {};
  for (const issue of result.issues) {
    const name = v.getDotPath(issue) ?? '';
    fields[name] ??= issueMessage(issue);
  }
  throw new EndpointError(422, 'invalid', 'Please fix the following errors:', { fields });
}
