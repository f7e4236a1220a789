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

/** FORECOURT_LOG=off silences calls that went well. */
export function logCall(line: CallLine): void {
  // A crowd that is asked to come back is no fault, and anybody may make one.
  const isFault = line.status >= 500 && line.code !== 'busy';
  if (!isFault && process.env.FORECOURT_LOG === 'off') return;
  const text = JSON.stringify({ at: new Date().toISOString(), ...line });
  if (isFault) console.error(text);
  else process.stdout.write(`${text}\n`);
}
