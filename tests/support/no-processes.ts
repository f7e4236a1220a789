/** Starting a process costs as much as a hundred unit tests. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const refuse = (name: string) => () => {
  throw new Error(`Unit tests start no process, and this one calls ${name}: move it to tests/commands.`);
};

for (const name of ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)
  Object.assign(childProcess, { [name]: refuse(name) });
syncBuiltinESMExports();
