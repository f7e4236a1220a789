import { withoutContacts } from '../database/failure-text.ts';
import { logFailure, writeLine } from '../log.ts';

/** One line of JSON for each call. It names no person: no phone, address, name or body. */
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

/** FORECOURT_LOG=off prints no calls that went well. */
export function logCall(line: CallLine): void {
  // A crowd that is asked to come back is no fault, and anybody may make one.
  const isFault = line.status >= 500 && line.code !== 'busy';
  writeLine(
    { at: new Date().toISOString(), ...line, path: withoutContacts(line.path) },
    isFault ? 'error' : process.env.FORECOURT_LOG === 'off' ? 'none' : 'output',
  );
}

/**
 * Work that outlives its answer: hosts log what it throws in full, and a failed query holds a person,
 * so its failure ends here.
 */
export const noted = (work: Promise<unknown>, ids: Record<string, string>): Promise<unknown> =>
  work.catch((cause: unknown) => logFailure({ at: 'background', ...ids }, 'Work behind an answer failed', cause));
