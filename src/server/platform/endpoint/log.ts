import { withoutContacts } from '../database/failure-text.ts';
import { logFailure, writeLine } from '../log.ts';

export interface CallLine {
  requestId: string;
  method: string;
  path: string;
  dealer: string | null;
  status: number;
  milliseconds: number;
  code?: string;
  error?: string;
}

/** FORECOURT_LOG=off logs errors only. */
export function logCall(line: CallLine): void {
  // Load alone can cause `busy`.
  const isFault = line.status >= 500 && line.code !== 'busy';
  writeLine(
    { at: new Date().toISOString(), ...line, path: withoutContacts(line.path) },
    isFault ? 'error' : process.env.FORECOURT_LOG === 'off' ? 'none' : 'output',
  );
}

/** Hosts log uncaught errors in full; failed queries contain personal data. */
export const noted = (work: Promise<unknown>, ids: Record<string, string>): Promise<unknown> =>
  work.catch((cause: unknown) =>
    logFailure({ at: 'background', ...ids }, 'Background work after a response failed', cause),
  );
