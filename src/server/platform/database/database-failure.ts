import { DatabaseBusyError } from './waiting-pool.ts';

const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '53100',
  '53200',
  // Statement timeout, lock not available, deadlock, serialization failure.
  '57014',
  '55P03',
  '40P01',
  '40001',
]);

/** True if a retry may help. Searches causes, since Drizzle wraps errors. */
export function isDatabaseFailure(cause: unknown): boolean {
  for (let at: unknown = cause; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseBusyError) return true;
    if (codes.has((at as NodeJS.ErrnoException).code ?? '')) return true;
    if (
      /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (?:has encountered a connection error|was closed)/.test(
        at.message,
      )
    )
      return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseFailure)) return true;
  }
  return false;
}

/** True if a statement was cancelled for taking too long. */
export function isTimeout(cause: unknown): boolean {
  for (let at: unknown = cause; at instanceof Error; at = at.cause)
    if ((at as NodeJS.ErrnoException).code === '57014') return true;
  return false;
}
