/** Only the export contains personal data; terminals show ids and counts. */
import type { Database } from '../../platform/database/database.ts';
import { correctPerson, readCorrection } from './correct-person.ts';
import { erasePerson } from './erase-person.ts';
import { countsOf, exportPerson } from './export-person.ts';
import { countLinked, findPerson, type FoundRows } from './find-person.ts';
import { actionsOf } from '../../platform/operator-actions.ts';
import { pendingWork, pendingWorkLines } from './pending-work.ts';
import type { Who } from './who.ts';

export const personActs = ['find', 'export', 'erase', 'correct', 'history'] as const;
export type PersonAct = (typeof personActs)[number];

export interface PersonRequest {
  act: PersonAct;
  who: Who;
  set: string[];
  /** If false, only lists changes. */
  isConfirmed: boolean;
  dropsPending: boolean;
  actor: string;
  now: number;
}

export interface PersonAnswer {
  isDone: boolean;
  words: string[];
  document?: unknown;
}

/** @throws {UnknownPersonError} for an unreadable correction. */
export function answerPerson(db: Database, request: PersonRequest): Promise<PersonAnswer> {
  return { find, export: exported, erase, correct, history }[request.act](db, request);
}

async function find(db: Database, { who, now }: PersonRequest): Promise<PersonAnswer> {
  const found = await findPerson(db, who);
  const linked = await countLinked(db, found);
  return {
    isDone: true,
    words: [
      ...countLines('Held', countsOf(found)),
      ...(linked > 0
        ? [
            `${linked} other ${linked === 1 ? 'lead shares' : 'leads share'} this person’s record under another phone number or email address, which someone else may have typed. ${linked === 1 ? 'Include it too if it belongs' : 'Include them too if they belong'} to the same person.`,
          ]
        : []),
      ...pendingWorkLines(pendingWork(found, now)),
    ],
  };
}

async function exported(db: Database, { who, actor, now }: PersonRequest): Promise<PersonAnswer> {
  const document = await exportPerson(db, { who, actor, now });
  return {
    isDone: true,
    words: countLines(
      'Exported',
      Object.fromEntries(Object.entries(document.held).map(([name, rows]) => [name, rows.length])),
    ),
    document,
  };
}

async function erase(db: Database, request: PersonRequest): Promise<PersonAnswer> {
  if (!request.isConfirmed) return dryRun(await find(db, request), 'erased');
  const erased = await erasePerson(db, request);
  if (erased.outcome === 'pending') {
    const { deposits, isSending } = erased.waiting;
    const how =
      deposits.length > 0 || isSending
        ? []
        : ['Wait until this work is done, or add --drop-pending to discard everything that is still to be sent.'];
    return {
      isDone: false,
      words: ['Nothing was erased: some work is still pending.', ...pendingWorkLines(erased.waiting), ...how],
    };
  }
  const kept = erased.counts.payments
    ? [
        "The amount, dates and gateway's reference of payments are retained, as tax law requires; the name, email and phone are erased.",
      ]
    : [];
  return {
    isDone: true,
    words: [...countLines('Erased', erased.counts), ...kept, ...recipientLines(erased.found), backups],
  };
}

async function correct(db: Database, request: PersonRequest): Promise<PersonAnswer> {
  const correction = readCorrection(request.set);
  if (!request.isConfirmed) return dryRun(await find(db, request), 'corrected');
  const { counts, found } = await correctPerson(db, { ...request, correction });
  return { isDone: true, words: [...countLines('Corrected', counts), ...recipientLines(found)] };
}

async function history(db: Database, { who }: PersonRequest): Promise<PersonAnswer> {
  const actions = await actionsOf(db, who);
  return {
    isDone: true,
    words:
      actions.length === 0
        ? ['No commands have been run for this person.']
        : actions.map(
            ({ at, action, actor, dealer, counts }) =>
              `${at.toISOString()}  ${action}  by ${actor}  ${dealer ?? 'every dealer'}  ${JSON.stringify(counts)}`,
          ),
  };
}

const dryRun = ({ words }: PersonAnswer, done: string): PersonAnswer => ({
  isDone: true,
  words: [...words, `Nothing has been ${done} yet: add --confirm.`],
});

const backups =
  'Earlier backups contain this person’s data until they are overwritten: after restoring one, run this command again.';

function countLines(verb: string, counts: Record<string, number | undefined>): string[] {
  const some = Object.entries(counts).filter(([, count]) => count);
  return [
    some.length > 0 ? `${verb}: ${some.map(([name, count]) => `${count} ${name}`).join(', ')}.` : `${verb}: nothing.`,
  ];
}

/** Recipients must erase or correct their own copies. */
function recipientLines({ deliveries }: FoundRows): string[] {
  const targets = [
    ...new Set(
      deliveries.filter(({ state }) => state === 'delivered').map(({ channel, target }) => `${channel} ${target}`),
    ),
  ];
  return targets.length > 0 ? [`Leads were already sent to ${targets.join(', ')}. Notify these recipients.`] : [];
}
