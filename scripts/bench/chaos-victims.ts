import { join } from 'node:path';
import { serverOf } from '#src/server/platform/database/embedded/end-server.ts';
import { childrenOf, commandOf } from '#src/server/platform/database/embedded/processes.ts';

export const victims = [
  'server',
  'database',
  'backend',
  'keeper',
  'server and database',
  'keeper and database',
] as const;
export type Victim = (typeof victims)[number];

export interface Product {
  supervisor: number;
  databaseFolder: string;
}

/** Uses SIGKILL. Returns the process IDs. */
export function kill(victim: Victim, product: Product, random: () => number): number[] {
  const all = processesOf(product);
  const backend = all.backends[Math.floor(random() * all.backends.length)];
  const pids = {
    server: [all.server],
    database: [all.database],
    backend: [backend],
    keeper: [all.keeper],
    'server and database': [all.server, all.database],
    'keeper and database': [all.keeper, all.database],
  }[victim];
  return pids.filter((pid) => pid !== undefined).filter(killed);
}

function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

function processesOf({ supervisor, databaseFolder }: Product): {
  server?: number | undefined;
  keeper?: number | undefined;
  database?: number | undefined;
  backends: number[];
} {
  const children = childrenOf(supervisor);
  const named = (name: string): number | undefined => children.find((pid) => commandOf(pid)?.includes(name));
  const database = serverOf(join(databaseFolder, 'data')) ?? undefined;
  const backends =
    database === undefined ? [] : childrenOf(database).filter((pid) => commandOf(pid)?.includes('postgres: forecourt'));
  return { server: named('function-process.ts'), keeper: named('keeper.ts'), database, backends };
}
