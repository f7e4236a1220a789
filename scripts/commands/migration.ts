import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '#src/generator/options.ts';
import { parseOptions } from '../parse-options.ts';
import { projectDir } from '../test-run/steps.ts';
import { command } from './command.ts';

const folder = 'src/server/platform/database';

const usage = `Usage: forecourt migration NAME   (lower-case letters, digits and underscores, such as add_notes)

Writes the SQL that brings a database up to date with ${folder}/schema.ts.`;

export const migration = command({
  usage,
  run: async (args) => {
    const { positionals } = parseOptions({ args, allowPositionals: true }, usage);
    const [name = '', ...more] = positionals;
    if (!/^[a-z][a-z\d_]*$/v.test(name) || more.length > 0) throw new CommandError(usage);
    const { status } = spawnSync(
      process.execPath,
      [
        ...[join(projectDir, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--dialect', 'postgresql'],
        ...['--schema', `${folder}/schema.ts`, '--out', `${folder}/migrations`, '--name', name],
      ],
      { stdio: 'inherit', cwd: projectDir },
    );
    if (status === 0) removeOldSnapshots(join(projectDir, folder, 'migrations/meta'));
    return status ?? 1;
  },
});

/** The next migration compares the schema only with the newest snapshot; each has 3,000 lines. */
export function removeOldSnapshots(dir: string): void {
  const snapshots = readdirSync(dir).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(dir, name));
}
