import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { backUp } from '#src/server/platform/database/backup.ts';
import { reachServer } from '#src/server/platform/database/start-database.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const usage = `Usage: forecourt backup [FILE]   (default: backups/<date and time>.backup.gz)
Writes the whole database to one file, as a consistent snapshot; the product can keep running. The file contains personal data: protect it like the database itself.
Uses DATABASE_URL, or the embedded database (DATABASE_FOLDER).`;

export const backup = command({
  usage,
  run: async (args, { stdout }) => {
    const {
      positionals: [named],
    } = parseOptions({ args, allowPositionals: true }, usage);
    const now = Date.now();
    const file = resolve(
      named ?? `backups/${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`,
    );
    await mkdir(dirname(file), { recursive: true });
    const server = await reachServer(projectDir);
    const rows = await backUp(process.env.DATABASE_URL!, file, now).finally(() => server.stop());
    const filled = Object.entries(rows).filter(([, count]) => count > 0);
    stdout.write(`${file}\n${filled.map(([table, count]) => `  ${table}: ${count}`).join('\n') || '  no rows'}\n`);
    return 0;
  },
  failure: (error) => ({ message: (error as Error).message, code: 1 }),
});
