/**
 * Detects personal data in logs: collects it by column from SQL statements, including failing ones, and searches log,
 * console and stream output.
 */
import { subscribe } from 'node:diagnostics_channel';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from '#src/server/platform/database/schema.ts';
import { logChannel } from '#src/server/platform/log.ts';
import { personalData } from '#src/server/operations/privacy/personal-data.ts';

const identifyingColumns = new Set(['name', 'email', 'phone', 'message', 'recipient']);

const watched = new Map(
  Object.entries(schema)
    .filter(([, table]) => is(table, PgTable))
    .map(([key, table]) => {
      const judged = personalData[key as keyof typeof personalData] as Record<string, string>;
      const columns = Object.entries(getTableColumns(table as PgTable)).filter(
        ([column]) => judged[column] === 'person' && identifyingColumns.has(column),
      );
      return [getTableName(table as PgTable), new Set(columns.map(([, { name }]) => name))] as const;
    }),
);

const insertion = /^insert into "(\w+)" \(([^)]*)\) values ([\s\S]*?)(?: on conflict [\s\S]*| returning [\s\S]*)?$/;

export function personsOf(statement: string, values: readonly unknown[]): string[] {
  const [, table = '', columns = '', rows = ''] = insertion.exec(statement) ?? [];
  const names = columns.split(', ').map((name) => name.replaceAll('"', ''));
  return [...rows.matchAll(/\(([^()]*)\)/g)].flatMap(([, row = '']) =>
    row.split(', ').flatMap((place, at) => {
      const value = values[Number(/^\$(\d+)$/.exec(place)?.[1] ?? 0) - 1];
      return watched.get(table)?.has(names[at] ?? '') && typeof value === 'string' && isIdentifying(value)
        ? [value]
        : [];
    }),
  );
}

/** An email address, phone number, or text unlikely to occur by chance. */
const isIdentifying = (value: string): boolean =>
  /^\S+@\S+\.\S{2,}$/.test(value) || /^\+\d{8,}$/.test(value) || /\p{L}{2,}\s+\p{L}{2,}/u.test(value);

export function leaksIn(lines: readonly string[], persons: Iterable<string>): string[] {
  const sought = [...persons].map((person) => JSON.stringify(person).slice(1, -1).toLowerCase());
  return lines.filter((line) => sought.some((person) => line.toLowerCase().includes(person)));
}

const persons = new Set<string>();
let lines: string[] = [];

const shared = globalThis as { isLogWatched?: boolean };

export function watchLog(): void {
  if (shared.isLogWatched) return;
  shared.isLogWatched = true;
  subscribe(logChannel.name, (line) => {
    lines.push(String(line));
  });
  watchQueries();
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const print = console[name].bind(console);
    console[name] = (...said: unknown[]) => {
      lines.push(said.map(textOf).join(' '));
      print(...said);
    };
  }
}

const textOf = (said: unknown): string =>
  said instanceof Error
    ? `${said.stack} ${JSON.stringify({ ...said })}`
    : typeof said === 'string'
      ? said
      : (JSON.stringify(said) ?? '');

function watchQueries(): void {
  const prototype = pg.Client.prototype as unknown as { query(...given: unknown[]): unknown };
  const query = prototype.query;
  prototype.query = function watchedQuery(this: unknown, ...given: unknown[]) {
    const [statement, values] = given;
    const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
    const parameters = Array.isArray(values) ? values : (statement as { values?: unknown } | undefined)?.values;
    if (typeof text === 'string' && Array.isArray(parameters))
      for (const person of personsOf(text, parameters)) persons.add(person);
    return query.apply(this, given);
  };
}

export const recordedPersons = (): ReadonlySet<string> => persons;

export function takeLeaks(): string[] {
  const found = leaksIn(lines, persons);
  lines = [];
  return found;
}
