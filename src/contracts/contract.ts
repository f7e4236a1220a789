/** Shared by server functions and browser calls. */
import type * as v from 'valibot';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Contract<
  Input extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  name: string;
  method: Method;
  /** Parameters look like `:name`. */
  path: string;
  /** Body of a POST, otherwise the query string. */
  input: Input;
  reply: Reply;
  /** In addition to every endpoint's (`invalid`, `too_many_requests`, `internal` and so on). */
  errors: readonly string[];
}

export function contract<Input extends v.GenericSchema, Reply extends v.GenericSchema>(
  definition: Contract<Input, Reply>,
): Contract<Input, Reply> {
  return definition;
}
