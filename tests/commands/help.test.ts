/** Every command as a process: its usage on standard output, exit code 0, and nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../support/run-script.ts';
import { timeLimit } from '../support/time-limit.ts';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** Every command that is a script of ours; `npm run dev` is Astro's. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file = null, args = ''] = /^node (?:--[\w=-]+ )*(scripts\/[\w-]+\.ts)(.*)$/.exec(command) ?? [];
  return file === null ? [] : [{ name, file, args: args.split(' ').filter(Boolean) }];
});

test('every npm script but `dev` runs one of our scripts', () => {
  expect(
    Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !commands.some((command) => command.name === name),
    ),
  ).toEqual(['dev']);
});

/** A command that hangs is ended after this time, and its signal shows in the result. */
const timeout = timeLimit(60_000);

test.each(commands)(
  '$name --help prints its usage with a line for each option, exits with 0 and does nothing (OPS-01)',
  async ({ file, args }) => {
    const { code, signal, stdout, stderr } = await runScript(file, [...args, '--help'], { timeout });
    expect({ code, signal, stderr }).toEqual({ code: 0, signal: null, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm /);
    const [head = ''] = stdout.split('\n\n');
    const flags = new Set(head.match(/(?<=[\s([|])--[a-z][a-z-]*/g) ?? []);
    expect([...flags].filter((flag) => !new RegExp(`^ +${flag}(?![a-z-])`, 'm').test(stdout))).toEqual([]);
  },
  timeout + 30_000,
);
