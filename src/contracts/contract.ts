/** A contract names one endpoint: both the function and the browser's call are made from it. */
import type * as v from 'valibot';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Contract<
  Input extends v.GenericSchema = v.GenericSchema,
  Reply extends v.GenericSchema = v.GenericSchema,
> {
  /** For logs and limits, such as `save-car`. */
  name: string;
  method: Method;
  /** With `:name` for what stands in the path. */
  path: string;
  /** The body of a POST; of the others, the query. */
  input: Input;
  reply: Reply;
  /** Codes of refusals besides those that every endpoint has (`invalid`, `too_many_requests`, `internal` and so on). */
  errors: readonly string[];
}

export function contract<Input extends v.GenericSchema, Reply extends v.GenericSchema>(
  definition: Contract<Input, Reply>,
): Contract<Input, Reply> {
  return definition;
}
