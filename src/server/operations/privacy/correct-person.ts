/** Correction (APP 13). */
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import * as schema from '../../platform/database/schema.ts';
import { findPerson, type FoundRows } from './find-person.ts';
import { noteAction, personHashes } from '../../platform/operator-actions.ts';
import { oneAddress, oneNumber, UnknownPersonError, type Who } from './who.ts';

export interface Correction {
  name?: string;
  phone?: string;
  email?: string;
  postcode?: string;
}

const correctable = ['name', 'phone', 'email', 'postcode'] as const;

/**
 * Reads `name=Ada Black`.
 * @throws {UnknownPersonError} for other fields or unreadable values.
 */
export function readCorrection(assignments: string[]): Correction {
  const pairs = assignments.map((text) => {
    const [, field = '', value = ''] = /^(\w+)=(.+)$/s.exec(text) ?? [];
    if (!correctable.some((name) => name === field))
      throw new UnknownPersonError(
        `--set takes ${correctable.join('=…, ')}=…; "${field || text.split('=')[0]}" is not one of them.`,
      );
    return [field, field === 'phone' ? oneNumber(value) : field === 'email' ? oneAddress(value) : value.trim()];
  });
  if (pairs.length === 0)
    throw new UnknownPersonError(
      'Add the corrected value: --set name=…, --set phone=…, --set email=… or --set postcode=….',
    );
  return Object.fromEntries(pairs) as Correction;
}

export interface Corrected {
  counts: Record<string, number>;
  found: FoundRows;
}

/** @throws {UnknownPersonError} if another shopper has the new phone number. */
export async function correctPerson(
  db: Database,
  { who, correction, actor, now }: { who: Who; correction: Correction; actor: string; now: number },
): Promise<Corrected> {
  return db.transaction(async (tx) => {
    const found = await findPerson(tx, who);
    const counts: Record<string, number> = {};
    for (const name of ['leads', 'consents', 'appointments', 'reservations', 'valuations'] as const)
      counts[name] = await correctRows(tx, name, found, correction);
    if (correction.phone) counts.shoppers = await moveShoppers(tx, found, correction.phone);
    const after = { phone: correction.phone ?? who.phone, email: correction.email ?? who.email };
    await noteAction(tx, {
      actor,
      action: 'person.correct',
      dealer: who.dealer,
      personHashes: [...personHashes(who), ...personHashes(after)],
      counts,
      now,
    });
    return { counts, found };
  });
}

async function correctRows(
  tx: Transaction,
  name: 'leads' | 'consents' | 'appointments' | 'reservations' | 'valuations',
  found: FoundRows,
  correction: Correction,
): Promise<number> {
  const table = schema[name];
  const columns = getTableColumns(table);
  const set = Object.fromEntries(Object.entries(correction).filter(([column]) => column in columns));
  const ids = found[name].map(({ id }) => id);
  if (ids.length === 0 || Object.keys(set).length === 0) return 0;
  await tx
    .update(table)
    .set(name === 'leads' ? { ...set, fields: correctedFields(correction) } : set)
    .where(inArray(table.id, ids));
  return ids.length;
}

/** The new name includes the last name. */
function correctedFields(correction: Correction) {
  const { fields } = schema.leads;
  return Object.entries(correction).reduce(
    (before, [field, value]) =>
      sql`case when ${before} ? ${field} then jsonb_set(${before}, array[${field}]::text[], to_jsonb(${value}::text)) else ${before} end`,
    correction.name ? sql`${fields} - 'last_name'` : sql`${fields}`,
  );
}

/** Ends sessions: the shopper must sign in with the new number. */
async function moveShoppers(
  tx: Transaction,
  { shoppers: theirs, sessions: open }: FoundRows,
  phone: string,
): Promise<number> {
  const { sessions, shoppers } = schema;
  for (const { id, dealer } of theirs) {
    const [other] = await tx
      .select({ id: shoppers.id })
      .from(shoppers)
      .where(and(eq(shoppers.dealer, dealer), eq(shoppers.phone, phone)));
    if (other && other.id !== id)
      throw new UnknownPersonError(
        `At ${dealer}, another shopper already signs in with the new phone number. Erase one of the two shoppers first.`,
      );
    await tx.update(shoppers).set({ phone }).where(eq(shoppers.id, id));
  }
  if (theirs.length > 0)
    await tx.delete(sessions).where(
      inArray(
        sessions.id,
        open.map(({ id }) => id),
      ),
    );
  return theirs.length;
}
