import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFileName } from '#src/domain/tenant/allowance.ts';

/** Dealers may read local servers and send them keys. */
export function allowLocalServers(tenantsDir: string, environment: string[] = []): void {
  mkdirSync(tenantsDir, { recursive: true });
  const everyDealer = { environment, hosts: ['127.0.0.1'], privateHosts: ['127.0.0.1'] };
  writeFileSync(join(tenantsDir, operatorFileName), JSON.stringify({ everyDealer }));
}
