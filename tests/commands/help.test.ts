import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../scripts/commands/check-site.ts';
import type { Command } from '../../scripts/commands/command.ts';
import { feed } from '../../scripts/commands/feed.ts';
import { leads } from '../../scripts/commands/leads.ts';
import { newTenant } from '../../scripts/commands/new-tenant.ts';
import { person } from '../../scripts/commands/person.ts';
import { pushIndex } from '../../scripts/commands/push-index.ts';
import { releases } from '../../scripts/commands/releases.ts';
import { report } from '../../scripts/commands/report.ts';
import { serveCommand } from '../../scripts/commands/serve.ts';
import { status } from '../../scripts/commands/status.ts';
import { stockStatusCommand } from '../../scripts/commands/stock-status.ts';
import { validate } from '../../scripts/commands/validate.ts';
import { runCommand, type CommandOutput } from '../support/run-command.ts';
import { runScript } from '../support/run-script.ts';
import { timeLimit } from '../support/time-limit.ts';

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Our own scripts. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file = null, args = ''] = /^node (?:--[\w=-]+ )*(scripts\/[\w-]+\.ts)(.*)$/.exec(command) ?? [];
  return file === null ? [] : [{ name, file, args: args.split(' ').filter(Boolean) }];
});

/**
 * These commands are called as functions, because the test named with each runs the script as a process. All other
 * scripts run as processes here.
 */
const functions: Record<string, { command: Command; processTest: string }> = {
  'check-site': { command: checkSite, processTest: 'tests/sites/check-site.test.ts' },
  feed: { command: feed, processTest: 'tests/commands/feed.test.ts' },
  leads: { command: leads, processTest: 'tests/functions/leads-command.test.ts' },
  'new-tenant': { command: newTenant, processTest: 'tests/commands/new-tenant.test.ts' },
  person: { command: person, processTest: 'tests/functions/person.test.ts' },
  'push-index': { command: pushIndex, processTest: 'tests/commands/push-index.test.ts' },
  releases: { command: releases, processTest: 'tests/sites/releases.test.ts' },
  report: { command: report, processTest: 'tests/sites/operator-report.test.ts' },
  serve: { command: serveCommand, processTest: 'tests/functions/production.test.ts' },
  status: { command: status, processTest: 'tests/sites/operator-report.test.ts' },
  'stock-status': { command: stockStatusCommand, processTest: 'tests/functions/stock-status-command.test.ts' },
  validate: { command: validate, processTest: 'tests/commands/validate.test.ts' },
};

test('every npm script runs one of our scripts', () => {
  expect(
    Object.keys(scripts).filter(
      (name) => !name.startsWith('pre') && !commands.some((command) => command.name === name),
    ),
  ).toEqual([]);
});

test('every command called as a function here is run as a process by another test', () => {
  expect(
    Object.entries(functions).filter(
      ([name, { processTest }]) =>
        !new RegExp(`(run|start)Script\\(\\s*'scripts/${name}\\.ts'`).test(read(processTest)),
    ),
  ).toEqual([]);
});

/** Kills a hanging command; the result shows the signal. */
const timeout = timeLimit(60_000);

test.each(commands)(
  '$name --help prints its usage with a line for each option, exits with 0 and does nothing (OPS-01)',
  async ({ name, file, args }) => {
    const { code, stdout, stderr } = await helpOf(name, file, args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: npm /);
    const [head = ''] = stdout.split('\n\n');
    const flags = new Set(head.match(/(?<=[\s([|])--[a-z][a-z-]*/g) ?? []);
    expect([...flags].filter((flag) => !new RegExp(`^ +${flag}(?![a-z-])`, 'm').test(stdout))).toEqual([]);
  },
  timeout + 30_000,
);

async function helpOf(name: string, file: string, args: string[]): Promise<CommandOutput> {
  const called = functions[name];
  if (called) return runCommand(called.command, [...args, '--help']);
  const { code, signal, stdout, stderr } = await runScript(file, [...args, '--help'], { timeout });
  expect(signal).toBeNull();
  return { code: code!, stdout, stderr };
}
