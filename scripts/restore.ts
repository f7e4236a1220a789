/** `npm run restore`: puts a backup into an empty database. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restore } from '#src/server/database/restore.ts';
import { reachServer } from '#src/server/database/start-database.ts';
import { exitOnHelp } from './help.ts';
import { parseOptions } from './parse-options.ts';

const usage = `Usage: npm run restore -- FILE
Puts what \`npm run backup\` wrote into an empty database: all of it, or nothing where the file is not whole. Rows that are there are never touched.
Reads DATABASE_URL, or the embedded database (DATABASE_FOLDER), which is made where it is missing.`;
exitOnHelp(usage);

try {
  const {
    positionals: [file],
  } = parseOptions({ allowPositionals: true }, usage);
  if (file === undefined) throw new Error(usage);
  const server = await reachServer(fileURLToPath(new URL('..', import.meta.url)));
  const rows = await restore(process.env.DATABASE_URL!, resolve(file)).finally(() => server.stop());
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(
    `Restored ${total} rows: ${
      Object.entries(rows)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `${table} ${count}`)
        .join(', ') || 'none'
    }.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
