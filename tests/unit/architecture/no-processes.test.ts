import * as childProcess from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'] as const)(
  'fails a unit test that calls %s',
  (name) => {
    const start = childProcess[name] as (file: string) => unknown;
    expect(() => start(process.execPath)).toThrow(
      `Unit tests start no process, and this one calls ${name}: move it to tests/commands.`,
    );
  },
);
