import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  firstStates,
  nextState,
  owedPayments,
  reservationEvents,
  stateTable,
  type ReservationEvent,
  type State,
} from '#src/journeys/reserve/server/states/reservation-states.ts';
import { diagramFile, statesPage } from '#src/journeys/reserve/server/states/state-diagram.ts';

const projectDir = fileURLToPath(new URL('../../..', import.meta.url));
const ways = Object.entries(stateTable).flatMap(([from, events]) =>
  Object.entries(events).map(([event, to]) => ({ from: from as State, event: event as ReservationEvent, to })),
);
const all = [...new Set(ways.flatMap(({ from, to }) => [from, to]))];
const paymentOf = (state: State): string => state.split('/')[1]!;
const holdOf = (state: State): string => state.split('/')[0]!;

function reachable(from: State, seen = new Set<State>()): Set<State> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const to of Object.values(stateTable[from] ?? {})) reachable(to, seen);
  return seen;
}

describe('state table of reservations and payments (RES-07)', () => {
  test('matches the table in the docs (RES-07)', () => {
    expect(readFileSync(join(projectDir, diagramFile), 'utf8')).toBe(statesPage());
  });

  test('uses every event, and can reach every state from the initial ones, except a legacy state (RES-07)', () => {
    expect(new Set(ways.map(({ event }) => event))).toEqual(new Set(Object.keys(reservationEvents)));
    const found = new Set(Object.values(firstStates).flatMap((first) => [...reachable(first)]));
    expect(all.filter((state) => !found.has(state))).toEqual(['expired/charged']);
  });

  test('never reopens a hold that is over, except after a late payment notification (RES-07)', () => {
    const back = ways.filter(({ from, to }) => holdOf(to) === 'paid' && !['pending', 'paid'].includes(holdOf(from)));
    expect(back.map(({ from }) => from)).toEqual(['expired/asked', 'expired/asked']);
  });

  test('owes a release or refund after every ending except a sale, and nothing in a final state (RES-06)', () => {
    for (const { from, to } of ways)
      if (holdOf(from) === 'paid' && ['expired', 'cancelled'].includes(holdOf(to)) && paymentOf(from) !== 'none')
        expect(owedPayments, `${from} to ${to}`).toContain(paymentOf(to));
    const ends = all.filter((state) => stateTable[state] === undefined);
    expect(ends.filter((state) => owedPayments.includes(paymentOf(state)))).toEqual([]);
  });

  test('captures a payment only on a sale (RES-06)', () => {
    expect(
      ways.filter(({ to }) => ['capturing', 'captured'].includes(paymentOf(to))).map(({ to }) => holdOf(to)),
    ).toSatisfy((holds: string[]) => holds.every((hold) => hold === 'sold'));
  });

  test('ignores an event that does not apply (RES-07)', () => {
    expect(nextState('expired/released', 'cancel')).toBeNull();
    expect(nextState('sold/captured', 'released')).toBeNull();
  });

  test('no other code writes the state of a reservation (RES-07)', () => {
    const files = readdirSync(join(projectDir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('states/change-state.ts'))
      .map((file) => [file, readFileSync(join(projectDir, 'src', file), 'utf8')] as const);
    const writes = files
      .filter(([, text]) => /update\((?:schema\.)?reservations\)\s*\.set\(\{[^}]*\b(?:state|payment):/.test(text))
      .map(([file]) => file);
    expect(files.length).toBeGreaterThan(300);
    expect(writes).toEqual([]);
  });
});
