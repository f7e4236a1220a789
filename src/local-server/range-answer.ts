/** Byte ranges for video players; Safari requires them. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from './answer.ts';

/** Inclusive. */
type Part = [first: number, last: number];

/** One part (206), 416 for a range outside the file, or the whole file. */
export function rangeAnswer(method: string, headers: IncomingHttpHeaders, answer: Answer): Answer {
  const { body, status } = answer;
  if (status !== 200 || answer.headers['content-encoding'] !== undefined) return answer;
  const size = Buffer.isBuffer(body) ? body.length : body.size;
  const whole = { ...answer, headers: { ...answer.headers, 'accept-ranges': 'bytes' } };
  const condition = headers['if-range'];
  const isAsked = method === 'GET' && (condition === undefined || condition === answer.headers['etag']);
  const part = isAsked ? partOf(headers.range, size) : null;
  if (part === null) return whole;
  if (part === 'outside')
    return {
      status: 416,
      headers: { ...whole.headers, 'content-range': `bytes */${size}` },
      body: Buffer.alloc(0),
    };
  const [first, last] = part;
  return {
    status: 206,
    headers: { ...whole.headers, 'content-range': `bytes ${first}-${last}/${size}` },
    body: Buffer.isBuffer(body) ? body.subarray(first, last + 1) : { file: body.file, first, size: last - first + 1 },
  };
}

/** Null for the whole file: several ranges, other units, or an unreadable header. */
function partOf(header: string | undefined, size: number): Part | 'outside' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') return Number(to) === 0 || size === 0 ? 'outside' : [Math.max(0, size - Number(to)), size - 1];
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'outside';
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}
