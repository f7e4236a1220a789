import type { ErrorBody, FieldErrors } from '#src/contracts/error.ts';
import { apiHeaders } from './api-headers.ts';

export class EndpointError extends Error {
  override name = 'EndpointError';
  readonly status: number;
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  readonly headers: Record<string, string>;
  readonly offer: unknown;
  readonly proof: string | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    {
      fields,
      headers = {},
      offer,
      proof,
    }: { fields?: FieldErrors; headers?: Record<string, string>; offer?: unknown; proof?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.headers = headers;
    this.offer = offer;
    this.proof = proof;
  }
}

export function errorAnswer({ status, code, message, fields, headers, offer, proof }: EndpointError): Response {
  const body: ErrorBody = {
    error: { code, message, ...(fields ? { fields } : {}) },
    ...(offer === undefined ? {} : { offer }),
    ...(proof === undefined ? {} : { proof }),
  };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...apiHeaders, ...headers } });
}
