import { resolve } from 'node:path';
import { restore } from '#src/server/platform/database/restore.ts';
import { reachServer } from '#src/server/platform/database/start-database.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt restore FILE
Loads a file written by \`./forecourt backup\` into an empty database: all of it, or nothing if the file is incomplete. Existing rows are never changed.
Uses DATABASE_URL, or the embedded database (DATABASE_FOLDER), which is created if it doesn’t exist.`;

export const restoreCommand = command({
  usage,
  run: async (args, { stdout }) => {
    const {
      positionals: [file],
    } = parseOptions({ args, allowPositionals: true }, usage);
    if (file === undefined) throw new Error(usage);
    const server = await reachServer(projectDir);
    const rows = await restore(process.env.DATABASE_URL!, resolve(file)).finally(() => server.stop());
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    stdout.write(
      `Restored ${total} rows: ${
        Object.entries(rows)
          .filter(([, count]) => count > 0)
          .map(([table, count]) => `${table} ${count}`)
          .join(', ') || 'none'
      }.\n`,
    );
    return 0;
  },
  failure: (error) => ({ message: (error as Error).message, code: 1 }),
});
