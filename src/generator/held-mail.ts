/** Emails the operator about each held car once, as recorded in the database. */
import { dirname } from 'node:path';
import { listDealers } from '#src/server/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/environment.ts';
import { hearsOfHeld, notifyOfHeld } from '#src/server/follow-up/held-alarms.ts';
import { dealerFile } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { endMemory, usesDatabase } from './stock-memory.ts';

export async function mailHeldCars({ outDir }: GeneratorOptions, isWhole: boolean, env = process.env): Promise<void> {
  const environment = readEnvironment(env);
  if (!usesDatabase(env) || !hearsOfHeld(environment)) return;
  await notifyOfHeld({ dealers: await listDealers(dirname(dealerFile(outDir, ''))), isWhole, environment });
  await endMemory();
}
