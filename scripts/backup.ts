/** `npm run backup`: writes all of the database into one file, while the product runs. */
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUp } from '#src/server/database/backup.ts';
import { reachServer } from '#src/server/database/start-database.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';

const usage = `Usage: npm run backup -- [FILE]   (default: backups/<date and time>.backup.gz)
Writes everything that the database holds into one file, as it stands at one moment; the product may run. The file holds persons: keep it as safe as the database.
Reads DATABASE_URL, or the embedded database (DATABASE_FOLDER).`;
exitOnHelp(usage);

try {
  const {
    positionals: [named],
  } = parseOptions({ allowPositionals: true }, usage);
  const now = Date.now();
  const file = resolve(named ?? `backups/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`);
  await mkdir(dirname(file), { recursive: true });
  const server = await reachServer(fileURLToPath(new URL('..', import.meta.url)));
  const rows = await backUp(process.env.DATABASE_URL!, file, now).finally(() => server.stop());
  const filled = Object.entries(rows).filter(([, count]) => count > 0);
  console.log(`${file}\n${filled.map(([table, count]) => `  ${table}: ${count}`).join('\n') || '  no rows'}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
