/** Brochures are expensive: two render at a time, a few wait, others get a 503. */
import { ByteCache } from '#src/lib/byte-cache.ts';
import { limit } from '#src/lib/limit.ts';
import { EndpointError } from '../platform/endpoint/endpoint-error.ts';

export interface BrochureQueue {
  /** @throws {EndpointError} 503 if the queue is full. */
  file(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

interface QueueOptions {
  atOnce: number;
  mostWaiting: number;
  cachedBytes: number;
}

export function brochureQueue({ atOnce, mostWaiting, cachedBytes }: QueueOptions): BrochureQueue {
  const cached = new ByteCache(cachedBytes);
  const inTurn = limit(atOnce);
  let open = 0;

  const made = async (make: () => Promise<Buffer>): Promise<Buffer> => {
    if (open >= atOnce + mostWaiting)
      throw new EndpointError(
        503,
        'busy',
        'A lot of brochures are being created right now. Please try again in a moment.',
        {
          headers: { 'retry-after': '5' },
        },
      );
    open++;
    return inTurn(make).finally(() => {
      open--;
    });
  };
  return { file: (key, make) => cached.get(key, () => made(make)) };
}
