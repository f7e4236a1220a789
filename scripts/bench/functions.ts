/** The functions table in docs/benchmarks.md: demo dealers and an embedded database. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFile } from '../command-file.ts';
import { projectDir } from '../test-run/steps.ts';
import { benchCalls, benchDealers, firstValuation, type Known } from './function-calls.ts';
import { inStock } from './in-stock.ts';
import { ask, load, type Load } from './load.ts';
import { measure, table } from './measure.ts';
import { startServe } from './started.ts';

const crowd = 50;

export async function benchFunctions(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  // When run as root, this starts PostgreSQL as another user, who must be able to open this folder.
  chmodSync(work, 0o755);
  const out = join(work, 'dist');
  await measure(process.execPath, [commandFile, 'build', ...benchDealers, '--out', out], projectDir);
  const server = await startServe(out, join(work, 'database'));
  try {
    const known = await knownOf(out, server.port);
    const rows = [
      ['endpoint', '1 client: calls/s', 'p50 ms', 'p95 ms', `${crowd} clients: calls/s`, 'p50 ms', 'p95 ms', 'failed'],
    ];
    for (const call of benchCalls(known)) {
      const { port } = server;
      await load(call, { port, clients: 4, forMs: 500 });
      const alone = await load(call, { port, clients: 1, forMs: 2000 });
      const many = await load(call, { port, clients: crowd, forMs: 4000 });
      rows.push([call.name, ...figures(alone), ...figures(many), failures(alone, many)]);
    }
    process.stdout.write(`${table(rows)}\n`);
  } finally {
    await server.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

const figures = ({ perSecond, p50, p95 }: Load): string[] => [perSecond.toFixed(0), p50.toFixed(1), p95.toFixed(1)];

function failures(...loads: Load[]): string {
  return (
    loads.flatMap(({ failed }) => Object.entries(failed).map(([why, count]) => `${count} of ${why}`)).join(', ') || '0'
  );
}

async function knownOf(out: string, port: number): Promise<Known> {
  const [car, otherCar] = benchDealers.map((dealer) => inStock(out, dealer)[0]!);
  const valuations = await Promise.all(
    Array.from(
      { length: crowd },
      async () => (JSON.parse((await ask(firstValuation, port)).bytes.toString()) as { id: string }).id,
    ),
  );
  return { car: car!, otherCar: otherCar!, valuations };
}
