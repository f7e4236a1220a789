/** `npm run migration -- <name>` writes SQL to migrate a database to src/server/database/schema.ts. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { exitOnHelp } from './help.ts';

const usage = 'Usage: npm run migration -- <name>   (lower-case letters, digits and underscores, such as add_notes)';

exitOnHelp(usage);
const [name = '', ...more] = process.argv.slice(2);
if (!/^[a-z][a-z\d_]*$/v.test(name) || more.length > 0) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const tool = fileURLToPath(new URL('../node_modules/drizzle-kit/bin.cjs', import.meta.url));
  const folder = 'src/server/database';
  const { status } = spawnSync(
    process.execPath,
    [
      tool,
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      `${folder}/schema.ts`,
      '--out',
      `${folder}/migrations`,
      '--name',
      name,
    ],
    { stdio: 'inherit', cwd: fileURLToPath(new URL('..', import.meta.url)) },
  );
  process.exitCode = status ?? 1;
}
