/** Personal data requests (APP 11 to 13). */
import { writeFile } from 'node:fs/promises';
import { failureText } from '#src/server/platform/database/failure-text.ts';
import { operatorName } from '#src/server/platform/operator-actions.ts';
import {
  answerPerson,
  personActs,
  type PersonAct,
  type PersonAnswer,
} from '#src/server/operations/privacy/person-command.ts';
import { readWho, UnknownPersonError } from '#src/server/operations/privacy/who.ts';
import { parseOptions } from '../parse-options.ts';
import { withDatabase } from '../with-database.ts';
import { command, type Streams } from './command.ts';

const usage = `Usage: forecourt person (--phone NUMBER | --email ADDRESS | both) [--dealer SLUG] ACT

  find                                   counts the stored records, and shows what is pending
  export [--out FILE]                    exports everything stored, as JSON
  correct --set name=… [--set phone=…]   corrects details; also email=… and postcode=…
  erase [--drop-pending]                 erases from every table; for payments only amount, dates and number stay
  history                                shows what has been done for the person before

  --phone NUMBER    the person's phone number, in any format
  --email ADDRESS   the person's email address
  --dealer SLUG     only this dealer's data (default: every dealer)
  --set FIELD=TEXT  with correct: the correct value; may be repeated
  --out FILE        with export: a file that only its owner can read (default: standard output)
  --drop-pending    with erase: also erases deliveries that are still pending
  --confirm         required for correct and erase; without it nothing changes
Every action is recorded; FORECOURT_OPERATOR names the operator.
Uses DATABASE_URL, or the embedded database, which may be running.`;

const options = {
  phone: { type: 'string' },
  email: { type: 'string' },
  dealer: { type: 'string' },
  set: { type: 'string', multiple: true, default: [] as string[] },
  out: { type: 'string' },
  confirm: { type: 'boolean', default: false },
  'drop-pending': { type: 'boolean', default: false },
} as const;

function actOf(words: string[]): PersonAct {
  const act = personActs.find((name) => name === words[0]);
  if (act && words.length === 1) return act;
  throw new UnknownPersonError(usage);
}

/** Only the file's owner can read it. Without a file, messages go to standard error. */
async function print(
  { words, document }: PersonAnswer,
  out: string | undefined,
  { stdout, stderr }: Streams,
): Promise<void> {
  const text = document === undefined ? null : `${JSON.stringify(document, null, 2)}\n`;
  if (text !== null && out !== undefined) await writeFile(out, text, { mode: 0o600 });
  else if (text !== null) stdout.write(text);
  (text !== null && out === undefined ? stderr : stdout).write(`${words.join('\n')}\n`);
}

export const person = command({
  usage,
  run: async (args, streams) => {
    const { values, positionals } = parseOptions({ args, options, allowPositionals: true }, usage);
    const request = {
      act: actOf(positionals),
      who: readWho(values),
      set: values.set,
      isConfirmed: values.confirm,
      dropsPending: values['drop-pending'],
      actor: operatorName(),
      now: Date.now(),
    };
    const answer = await withDatabase((db) => answerPerson(db, request));
    await print(answer, values.out, streams);
    return answer.isDone ? 0 : 1;
  },
  failure: (error) => ({ message: failureText(error), code: 1 }),
});
