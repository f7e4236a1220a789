/** Emails the operator about each held car once, tracked in the database. */
import { dirname } from 'node:path';
import { listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { readEnvironment } from '#src/server/platform/environment.ts';
import { hearsOfHeld, notifyOfHeld } from '#src/server/operations/follow-up/held-alarms.ts';
import { dealerFile } from './layout.ts';
import type { GeneratorOptions } from './options.ts';
import { endMemory, usesDatabase } from './stock-memory.ts';

export async function mailHeldCars({ outDir }: GeneratorOptions, isWhole: boolean, env = process.env): Promise<void> {
  const environment = readEnvironment(env);
  if (!usesDatabase(env) || !hearsOfHeld(environment)) return;
  await notifyOfHeld({ dealers: await listDealers(dirname(dealerFile(outDir, ''))), isWhole, environment });
  await endMemory();
}
