import { firstStates, reservationEvents, stateTable, type State } from './reservation-states.ts';

const idOf = (state: State): string => state.replace('/', '_');

export const diagramFile = 'docs/reservation-states.md';

export function statesPage(): string {
  const ways = Object.entries(stateTable).flatMap(([from, events]) =>
    Object.entries(events).map(([event, to]) => ({ from: from as State, event, to })),
  );
  const states = [...new Set([...ways.flatMap(({ from, to }) => [from, to]), ...Object.values(firstStates)])].sort();
  return `${[
    '# States of a reservation and its payment',
    'Drawn by `npm run states` from `src/server/checkout/states/reservation-states.ts`; a test holds both equal. A state is `reservation/payment`. Nothing changes a reservation past this table.',
    [
      '```mermaid',
      'stateDiagram-v2',
      ...states.map((state) => `  state "${state}" as ${idOf(state)}`),
      ...Object.values(firstStates).map((state) => `  [*] --> ${idOf(state)}`),
      ...ways.map(({ from, event, to }) => `  ${idOf(from)} --> ${idOf(to)}: ${event}`),
      '```',
    ].join('\n'),
    [
      '| Event | Means |',
      '|---|---|',
      ...Object.entries(reservationEvents).map(([event, means]) => `| \`${event}\` | ${means} |`),
    ].join('\n'),
    [
      '| State | Event | Next |',
      '|---|---|---|',
      ...ways.map(({ from, event, to }) => `| \`${from}\` | \`${event}\` | \`${to}\` |`),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
