/** A person's data (APP 12), without the hashes of codes and sessions. */
import type { Database } from '../../platform/database/database.ts';
import { findPerson, type FoundRows } from './find-person.ts';
import { noteAction, personHashes } from '../../platform/operator-actions.ts';
import { personalData } from './personal-data.ts';
import type { Who } from './who.ts';

export interface Exported {
  made_at: string;
  dealer: string | null;
  phone: string | null;
  email: string | null;
  held: Record<string, Record<string, unknown>[]>;
}

export async function exportPerson(
  db: Database,
  { who, actor, now }: { who: Who; actor: string; now: number },
): Promise<Exported> {
  const found = await findPerson(db, who);
  await noteAction(db, {
    actor,
    action: 'person.export',
    dealer: who.dealer,
    personHashes: personHashes(who),
    counts: countsOf(found),
    now,
  });
  const held = Object.entries(found)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => [name, (rows as object[]).map((row) => withoutSecrets(name, row))]);
  return { made_at: new Date(now).toISOString(), ...who, held: Object.fromEntries(held) };
}

export const countsOf = (found: FoundRows): Record<string, number> =>
  Object.fromEntries(Object.entries(found).map(([name, rows]) => [name, rows.length]));

function withoutSecrets(table: string, row: object): Record<string, unknown> {
  const judged = personalData[table as keyof typeof personalData] as Record<string, string>;
  return Object.fromEntries(Object.entries(row).filter(([column]) => judged[column] !== 'secret'));
}
