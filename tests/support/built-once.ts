/** Builds a folder of sites once, although several test files of one run ask for it at the same time. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunResult } from '#src/generator/report.ts';
import { failed } from '#src/generator/tenant-result.ts';
import { finished, projectDir } from './generator.ts';

/** Runs `npm run build` with `args` into `dir`; a second caller waits for the first one's result. */
export async function builtOnce(dir: string, args: string[]): Promise<RunResult> {
  const result = join(dir, 'result.json');
  if (!existsSync(result) && isFirst(dir)) {
    writeFileSync(`${result}.part`, JSON.stringify(await build(dir, args)));
    renameSync(`${result}.part`, result);
  }
  while (!existsSync(result)) await wait(100);
  return JSON.parse(readFileSync(result, 'utf8')) as RunResult;
}

function isFirst(dir: string): boolean {
  try {
    mkdirSync(join(dir, 'building'));
    return true;
  } catch {
    return false;
  }
}

async function build(dir: string, args: string[]): Promise<RunResult> {
  const child = spawn(
    process.execPath,
    [join(projectDir, 'scripts/build.ts'), ...args, '--tenants', join(projectDir, 'tenants'), '--out', dir, '--json'],
    { cwd: projectDir },
  );
  const { json, stderr } = await finished(child).catch((error: Error) => ({
    json: { ok: false, seconds: 0, tenants: [] },
    stderr: error.message,
  }));
  return json.tenants.length > 0
    ? json
    : {
        ...json,
        tenants: [failed('', performance.now(), new Error(stderr))],
      };
}
