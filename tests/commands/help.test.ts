import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandGroups, forecourt } from '../../scripts/forecourt.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';

const commands = Object.values(commandGroups).flat();
const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  scripts: Record<string, string>;
};

test.each(commands)(
  '$name --help prints its usage with a line for each option, exits with 0 and does nothing (OPS-01)',
  async ({ name }) => {
    const { code, stdout, stderr } = await runCommand(forecourt, [name, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: (?:forecourt|npm) /);
    expect(stdout).toMatch(new RegExp(`^(?:Usage:|   ) +(?:forecourt|npm) ${name}\\b`, 'm'));
    const [head = ''] = stdout.split('\n\n');
    const flags = new Set(head.match(/(?<=[\s([|])--[a-z][a-z-]*/g) ?? []);
    expect([...flags].filter((flag) => !new RegExp(`^ +${flag}(?![a-z-])`, 'm').test(stdout))).toEqual([]);
  },
);

test.each([[], ['--help'], ['-h'], ['help']])('forecourt %s lists every command with a summary', async (...args) => {
  const { code, stdout } = await runCommand(forecourt, args);
  expect(code).toBe(0);
  for (const { name } of commands) expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  for (const { summary } of commands) expect(stdout).toContain(summary);
  expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each([
  ['validat', 'There is no command "validat". Did you mean validate? ./forecourt --help lists them all.\n'],
  ['astronaut', 'There is no command "astronaut". ./forecourt --help lists them all.\n'],
])('rejects the unknown command %s and suggests a similar one', async (name, stderr) => {
  expect(await runCommand(forecourt, [name])).toEqual({ code: 2, stdout: '', stderr });
});

test('forecourt --version prints the version of the package', async () => {
  expect(await runCommand(forecourt, ['--version'])).toEqual({
    code: 0,
    stdout: `${packageFile.version}\n`,
    stderr: '',
  });
});

test('as a process, passes on the exit code and the streams', async () => {
  expect(await runForecourt('stat')).toEqual({
    code: 2,
    signal: null,
    stdout: '',
    stderr: 'There is no command "stat". Did you mean start? ./forecourt --help lists them all.\n',
  });
});

test('every npm script runs a command', () => {
  const names = Object.values(packageFile.scripts).map(
    (script) => /^node (?:--[\w=-]+ )*bin\/forecourt\.mjs ([\w-]+)/.exec(script)?.[1],
  );
  expect(names.filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
});
