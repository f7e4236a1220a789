import * as v from 'valibot';
import type { Contract } from './contract.ts';
import type { ErrorBody, FieldErrors } from './error.ts';

/** Refusal, or no response (`offline`). The message is for the shopper. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: string;
  readonly status: number;
  readonly fields: FieldErrors;
  readonly proof: string | null;

  constructor(code: string, message: string, status = 0, fields: FieldErrors = {}, proof: string | null = null) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.proof = proof;
  }
}

export const proofHeader = 'x-proof-of-work';

export const unexpectedText = 'An unexpected error occurred';
export const unexpectedError = (status = 0): CallError => new CallError('unexpected', unexpectedText, status);
export const offlineError = (): CallError =>
  new CallError('offline', 'We could not reach the dealer. Please check your connection and try again.');

export interface CallOptions {
  params?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
  proof?: string | undefined;
  fetch?: typeof fetch;
  origin?: string;
}

/** @throws {CallError} on a refusal, no response or an invalid reply */
export async function callEndpoint<Input extends v.GenericSchema, Reply extends v.GenericSchema>(
  { method, path, reply }: Contract<Input, Reply>,
  input: v.InferInput<Input>,
  { params = {}, signal, keepalive = false, proof, fetch: send = fetch, origin = '' }: CallOptions = {},
): Promise<v.InferOutput<Reply>> {
  const address = `${origin}${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
  const isPost = method === 'POST';
  const response = await send(isPost ? address : withQuery(address, input), {
    method,
    keepalive,
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
    ...(isPost
      ? {
          headers: { 'content-type': 'application/json', ...(proof && { [proofHeader]: proof }) },
          body: JSON.stringify(input),
        }
      : {}),
  }).catch((cause: Error) => {
    if (cause.name === 'AbortError') throw cause;
    throw offlineError();
  });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refusal(response.status, body);
  const read = v.safeParse(reply, body);
  if (!read.success) throw unexpectedError(response.status);
  return read.output;
}

function withQuery(address: string, input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null,
  );
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query ? `${address}?${query}` : address;
}

function refusal(status: number, body: unknown): CallError {
  const error = (body as Partial<ErrorBody> | null)?.error;
  const { code = 'unexpected', message = unexpectedText, fields } = error ?? {};
  return new CallError(code, message, status, fields, (body as Partial<ErrorBody> | null)?.proof);
}
