/** Row-level security works even if a query forgets its condition (ISO-05, decision 077). */
import { randomUUID } from 'node:crypto';
import { eq, getTableColumns, getTableName, is, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import * as v from 'valibot';
import { contract } from '#src/contracts/contract.ts';
import { closeDatabase, database, databaseOf, type Database } from '#src/server/platform/database/database.ts';
import * as schema from '#src/server/platform/database/schema.ts';
import { jsonEndpoint } from '#src/server/platform/endpoint/json-endpoint.ts';
import { callAt } from '../support/call-function.ts';
import { emptyDatabase, freshDatabase, functionSite, type FunctionSite } from '../support/function-site.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
/** Rows without a dealer: counters per caller, and responses from public services. */
const shared = new Set(['rate_limits', 'lookups']);
/** Rows of no dealer: the server's clock. */
const ofServer = new Set(['server_clock']);
const separate = tables.filter((table) => ![shared, ofServer].some((names) => names.has(getTableName(table))));

let owner: Database;
let one: Database;
let other: Database;

async function open(url: string): Promise<void> {
  await closeDatabase();
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATABASE_POOL', '1');
  [owner, one, other] = [await database(), await databaseOf('one'), await databaseOf('other')];
}
afterAll(async () => {
  await closeDatabase();
  vi.unstubAllEnvs();
});

function valueFor(column: PgColumn, dealer: string, ids: Record<string, string>): unknown {
  if (column.name === 'dealer') return dealer;
  const type = column.getSQLType();
  if (type === 'uuid') return ids[column.name] ?? randomUUID();
  if (type === 'text') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'jsonb') return {};
  if (type === 'bytea') return Buffer.from('x');
  if (type.startsWith('timestamp')) return new Date();
  if (/int/.test(type)) return 1;
  throw new Error(`What a column of ${type} takes is unknown: say so here.`);
}

function rowFor(table: PgTable, dealer: string, ids: Record<string, string>): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.name === 'dealer' || (column.notNull && !column.hasDefault),
  );
  return Object.fromEntries(columns.map(([name, column]) => [name, valueFor(column, dealer, ids)]));
}

/** A row per table, parents first. Returns the parents' ids by referencing column. */
async function fill(dealer: string): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [column, table] of [
    ['lead_id', schema.leads],
    ['delivery_id', schema.deliveries],
    ['shopper_id', schema.shoppers],
  ] as const) {
    const [made] = await owner
      .insert(table)
      .values(rowFor(table, dealer, ids) as never)
      .returning({ id: table.id });
    ids[column] = made!.id;
  }
  for (const table of separate) {
    const isFilled = [schema.leads, schema.deliveries, schema.shoppers].includes(table as never);
    if (!isFilled) await owner.insert(table).values(rowFor(table, dealer, ids) as never);
  }
  return ids;
}

const countOf = async (db: Pick<Database, 'execute'>, table: PgTable): Promise<number> =>
  Number((await db.execute<{ count: string }>(sql`select count(*) from ${table}`)).rows[0]!.count);

const rowsOf = async (table: PgTable): Promise<unknown[]> =>
  (await owner.select().from(table)).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const reasonOf = (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'done',
    (cause: Error) => (/^Failed query/.test(cause.message) ? (cause.cause as Error).message : cause.message),
  );

const anyColumn = (table: PgTable): SQL => {
  const { name } = getTableConfig(table).columns.find((column) => column.name !== 'id' && column.name !== 'dealer')!;
  return sql`${sql.identifier(name)} = ${sql.identifier(name)}`;
};

describe('every table of the schema', () => {
  let ids: Record<string, string>;
  beforeAll(async () => {
    await open(await freshDatabase());
    ids = await fill('one');
    await fill('other');
  });

  test.each(separate.map((table) => [getTableName(table), table] as const))(
    'limits the rows in %s to their dealer, even for queries that do not filter by dealer (ISO-05)',
    async (_, table) => {
      expect(await countOf(owner, table)).toBe(2);
      expect([await countOf(one, table), await countOf(other, table)]).toEqual([1, 1]);
      const before = await rowsOf(table);
      const change = sql`update ${table} set ${anyColumn(table)}`;
      expect([(await one.execute(change)).rowCount, (await owner.execute(change)).rowCount]).toEqual([1, 2]);
      const removed = one.transaction(async (tx) => {
        const { rowCount } = await tx.delete(table);
        expect([rowCount, await countOf(tx, table)]).toEqual([1, 0]);
        throw new Error('taken back');
      });
      const hasChildren = [schema.leads, schema.deliveries, schema.shoppers].includes(table as never);
      expect(await reasonOf(removed)).toMatch(hasChildren ? /foreign key constraint/ : 'taken back');
      const strange = one.insert(table).values(rowFor(table, 'other', await parentsOf('other')) as never);
      expect(await reasonOf(strange)).toMatch(/violates row-level security policy/);
      expect(await rowsOf(table)).toEqual(before);
    },
  );

  async function parentsOf(dealer: string): Promise<Record<string, string>> {
    const first = async (table: typeof schema.leads | typeof schema.deliveries | typeof schema.shoppers) =>
      (await owner.select({ id: table.id }).from(table).where(eq(table.dealer, dealer)))[0]!.id;
    return {
      lead_id: await first(schema.leads),
      delivery_id: await first(schema.deliveries),
      shopper_id: await first(schema.shoppers),
    };
  }

  test.each(
    separate
      .filter((table) => 'dealer' in getTableColumns(table))
      .map((table) => [getTableName(table), table] as const),
  )('refuses to move a row in %s to another dealer (ISO-05)', async (_, table) => {
    const moved = one.execute(sql`update ${table} set dealer = 'other'`);
    expect(await reasonOf(moved)).toMatch(/violates row-level security policy/);
  });

  test('shows no dealer the rows of the server (ISO-05)', async () => {
    await owner.insert(schema.serverClock).values({ id: 1, seenAt: new Date() });
    for (const table of tables.filter((found) => ofServer.has(getTableName(found))))
      expect([await countOf(owner, table), await countOf(one, table)], getTableName(table)).toEqual([1, 0]);
  });

  test('lets a request without a dealer neither read nor write anything (ISO-05)', async () => {
    const forgotten = await databaseOf('');
    for (const table of separate) expect(await countOf(forgotten, table), getTableName(table)).toBe(0);
    for (const dealer of ['', 'one'])
      expect(await reasonOf(forgotten.insert(schema.leads).values(rowFor(schema.leads, dealer, ids) as never))).toMatch(
        /violates row-level security policy/,
      );
  });
});

describe('the role of requests', () => {
  beforeAll(async () => open(await freshDatabase()));

  const whoIs = sql<Record<string, unknown>>`
    select current_user as role, current_setting('forecourt.dealer', true) as dealer`;
  const seenBy = async (db: Pick<Database, 'execute'>) => (await db.execute(whoIs)).rows[0]!;

  test('is not a superuser, bypasses nothing, owns nothing and cannot log in (ISO-05)', async () => {
    const { role } = await seenBy(one);
    expect(role).not.toBe((await seenBy(owner))['role']);
    const { rows } = await owner.execute(sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
        (select count(*)::int from pg_class where relowner = r.oid) as owned,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = ${role}`);
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false, owned: 0, memberships: 0 },
    ]);
    expect(await reasonOf(one.execute(sql`truncate leads cascade`))).toMatch('permission denied');
    expect(await reasonOf(one.execute(sql`alter table leads disable row level security`))).toMatch('must be owner');
  });

  test('is reset after each statement and each transaction, so that no pooled connection keeps it (ISO-05)', async () => {
    const before = await seenBy(owner);
    const isClean = async () =>
      expect(await seenBy(owner)).toEqual({ role: before['role'], dealer: expect.toSatisfy((name) => !name) });
    expect(await seenBy(one)).toMatchObject({ dealer: 'one' });
    await isClean();
    expect(await seenBy(other)).toMatchObject({ dealer: 'other' });
    await one.transaction(async (tx) => {
      expect(await seenBy(tx)).toMatchObject({ dealer: 'one' });
      await tx.transaction(async (within) => expect(await seenBy(within)).toMatchObject({ dealer: 'one' }));
      await tx.transaction(() => Promise.reject(new Error('back to the savepoint'))).catch(() => null);
      expect(await seenBy(tx)).toMatchObject({ dealer: 'one' });
    });
    await isClean();
    expect(await reasonOf(one.transaction(() => Promise.reject(new Error('rolled back'))))).toBe('rolled back');
    await isClean();
    expect(await reasonOf(one.execute(sql`select 1 / 0`))).toBe('division by zero');
    await isClean();
    expect(await reasonOf(one.execute(sql`select no_such_column`))).toMatch('no_such_column');
    await isClean();
    expect(await reasonOf(one.transaction((tx) => tx.execute(sql`select 1 / 0`)))).toBe('division by zero');
    await isClean();
  });

  test('treats a dealer name as text, whatever it contains (ISO-05)', async () => {
    const odd = await databaseOf(`o'ne", true); reset role; --`);
    expect((await seenBy(odd))['dealer']).toBe(`o'ne", true); reset role; --`);
    expect(await odd.transaction(async (tx) => (await seenBy(tx))['dealer'])).toBe(`o'ne", true); reset role; --`);
  });
});

describe('an endpoint', () => {
  let site: FunctionSite;
  beforeAll(async () => {
    await closeDatabase();
    site = await functionSite({ dealers: ['harbour-motors', 'everyday-cars'] });
  });
  afterAll(() => site.stop());

  const every = contract({
    name: 'every-lead',
    method: 'GET',
    path: '/api/every-lead',
    input: v.object({}),
    reply: v.object({ dealers: v.array(v.string()) }),
    errors: [],
  });

  test('a query for every lead returns only the dealer’s own, during the call and after the response (ISO-05)', async () => {
    for (const dealer of ['harbour-motors', 'everyday-cars'])
      await site.db.insert(schema.leads).values(rowFor(schema.leads, dealer, {}) as never);
    let later: string[] = [];
    const all = async (db: Database) => (await db.select().from(schema.leads)).map(({ dealer }) => dealer);
    const handler = jsonEndpoint(every, async ({ db, waitUntil }) => {
      waitUntil(all(db).then((found) => void (later = found)));
      return { dealers: await all(db) };
    });
    const answer = await callAt(site, handler, { path: '/api/every-lead', now: Date.now(), dealer: 'everyday-cars' });
    expect([await answer.json(), later]).toEqual([{ dealers: ['everyday-cars'] }, ['everyday-cars']]);
  });
});

describe('a database from an earlier version', () => {
  afterEach(closeDatabase);
  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };

  test('keeps its rows, and shows each dealer only its own (ISO-05)', async () => {
    const url = await freshDatabase();
    await open(url);
    await fill('one');
    const { role } = (await one.execute<{ role: string }>(sql`select current_user as role`)).rows[0]!;
    for (const table of tables) {
      await owner.execute(sql`alter table ${table} disable row level security`);
      await owner.execute(sql`drop policy dealer_rows on ${table}`);
      await owner.execute(sql`revoke all on ${table} from ${sql.identifier(role)}`);
    }
    await open(url);
    for (const table of separate) expect([await countOf(one, table), await countOf(other, table)]).toEqual([1, 0]);
  });

  test('starts for a user who cannot create roles once an administrator has created the role, and until then explains how (ISO-05)', async () => {
    const url = new URL(await emptyDatabase());
    const name = `hosted_${randomUUID().slice(0, 8)}`;
    const admin = await connect(inject('databaseUrl'));
    await admin.query(`create role ${name} login password 'x'`);
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    Object.assign(url, { username: name, password: 'x' });
    const reason = await reasonOf(open(url.href));
    expect(reason).toContain(`The database user ${name} may not create the role that separates dealers’ data.`);
    await admin.query(/: (create role .*)$/.exec(reason)![1]!);
    await open(url.href);
    await fill('one');
    expect([await countOf(one, schema.leads), await countOf(other, schema.leads)]).toEqual([1, 0]);
    await closeDatabase();
    await admin.query(`alter role ${name}_dealer bypassrls`);
    expect(await reasonOf(open(url.href))).toMatch(/could see every dealer’s rows/);
    await admin.end();
  });

  test('creates the role for a user who may create roles (ISO-05)', async () => {
    const admin = await connect(inject('databaseUrl'));
    const name = `maker_${randomUUID().slice(0, 8)}`;
    await admin.query(`create role ${name} login createrole password 'x'`);
    const url = new URL(await emptyDatabase());
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    Object.assign(url, { username: name, password: 'x' });
    await open(url.href);
    await fill('one');
    expect([await countOf(one, schema.leads), await countOf(other, schema.leads)]).toEqual([1, 0]);
    await admin.end();
  });
});
