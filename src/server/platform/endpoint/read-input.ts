import { EndpointError } from './endpoint-error.ts';

export type BodyFormat = 'json' | 'form';

/** @throws {EndpointError} 413, 415 or 400 */
export async function readBody(
  request: Request,
  { maxBytes, types }: { maxBytes: number; types: BodyFormat[] },
): Promise<{ value: unknown; type: BodyFormat; text: string }> {
  const type = bodyType(request.headers.get('content-type'));
  if (type === null || !types.includes(type))
    throw new EndpointError(
      415,
      'unsupported_media_type',
      `Send ${types.includes('form') ? 'application/json or a form' : 'application/json'}.`,
    );
  const text = await readBodyText(request, maxBytes);
  return { type, text, value: type === 'json' ? parsed(text) : formFields(new URLSearchParams(text)) };
}

function bodyType(header: string | null): BodyFormat | null {
  const type = header?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/**
 * Limits memory even without Content-Length.
 * @throws {EndpointError} 413, or 400 for a truncated or non-UTF-8 body.
 */
export async function readBodyText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () =>
    new EndpointError(413, 'too_large', `The request is larger than ${Math.floor(maxBytes / 1024)} KB.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of readBodyChunks(request)) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new EndpointError(400, 'bad_request', 'The request is not UTF-8 text.');
  }
}

/** Turns disconnects into 400; they'd otherwise look like a broken database connection. */
async function* readBodyChunks({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw new EndpointError(400, 'cut_off', 'The request ended early.');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new EndpointError(400, 'bad_request', 'The request is not JSON.');
  }
}

export function formFields(params: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    fields[key] = values.length > 1 ? values : values[0]!;
  }
  return { ...fields };
}
