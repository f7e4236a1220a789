/** Row-level security on every table, including new ones, and a request role that owns no tables (decision 077). */
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { EnvironmentError } from '../environment.ts';
import * as schema from './schema.ts';

/** Null, which equals nothing, if no dealer is set. */
const ownRowCondition = "dealer = nullif(current_setting('forecourt.dealer', true), '')";

/** Other tables without a `dealer` column show no rows. */
const otherRows: Record<string, string> = {
  // Policies nest: only a dealer's own parent rows are visible here.
  delivery_attempts: 'exists (select from deliveries where deliveries.id = delivery_id)',
  rate_limits: 'true',
  lookups: 'true',
};

const policies = new Map<string, string>(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => {
      const name = getTableName(table);
      return [name, 'dealer' in getTableColumns(table) ? ownRowCondition : (otherRows[name] ?? 'false')];
    }),
);

/**
 * @returns the role
 * @throws {EnvironmentError} if the role doesn't exist and the database user can't create it.
 */
export async function separateDealers(client: pg.ClientBase): Promise<string> {
  const role = await dealerRole(client);
  const { rows } = await client.query<{ table: string; sequences: string[] }>(
    `select c.relname as table,
      array(select s.oid::regclass::text from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' where d.refobjid = c.oid) as sequences
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1)
      and not (c.relrowsecurity and has_table_privilege($2, c.oid, 'delete'))`,
    [[...policies.keys()], role],
  );
  if (rows.length === 0) return role;
  await client.query(
    [
      'begin',
      ...rows.flatMap(({ table, sequences }) => [
        `drop policy if exists dealer_rows on ${table}`,
        `create policy dealer_rows on ${table} using (${policies.get(table)})`,
        `alter table ${table} enable row level security`,
        `grant select, insert, update, delete on ${table} to ${client.escapeIdentifier(role)}`,
        ...sequences.map((sequence) => `grant usage on sequence ${sequence} to ${client.escapeIdentifier(role)}`),
      ]),
      'commit',
    ].join(';\n'),
  );
  return role;
}

/** A server's databases share roles: each database user has its own. */
async function dealerRole(client: pg.ClientBase): Promise<string> {
  const { rows: users } = await client.query<{ user: string }>('select current_user as user');
  const { user } = users[0]!;
  const role = `${user.slice(0, 56)}_dealer`;
  if (!(await canEnter(client, role))) await makeRole(client, user, role);
  const { rows } = await client.query(
    'select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls or pg_has_role(oid, $2::name, $3))',
    [role, user, 'member'],
  );
  if (rows.length > 0)
    throw new EnvironmentError(
      `The role ${role} could see every dealer’s rows: it must not be a superuser, bypass row-level security or be a member of ${user}. Change it, or drop it to have it created again.`,
    );
  return role;
}

const cannotEnter = new Set(['22023', '42501']);

async function canEnter(client: pg.ClientBase, role: string): Promise<boolean> {
  try {
    await client.query("select set_config('role', $1, true)", [role]);
    return true;
  } catch (cause) {
    if (cannotEnter.has(codeOf(cause))) return false;
    throw cause;
  }
}

async function makeRole(client: pg.ClientBase, user: string, role: string): Promise<void> {
  const create = `create role ${client.escapeIdentifier(role)} nologin`;
  const grant = `grant ${client.escapeIdentifier(role)} to ${client.escapeIdentifier(user)}`;
  try {
    // Another process or database may already have created it.
    await client.query(create).catch((cause: unknown) => {
      if (!['42710', '23505'].includes(codeOf(cause))) throw cause;
    });
    if (!(await canEnter(client, role))) await client.query(grant);
  } catch (cause) {
    if (codeOf(cause) !== '42501') throw cause;
    throw new EnvironmentError(
      `The database user ${user} may not create the role that separates dealers’ data. Run this once as an administrator of the database server, leaving out the first statement if the role exists: ${create}; ${grant};`,
      { cause },
    );
  }
}

const codeOf = (cause: unknown): string => (cause as { code?: string }).code ?? '';
