import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import type { Command } from '../../scripts/commands/command.ts';
import { serveCommand } from '../../scripts/commands/serve.ts';
import { worker } from '../../scripts/commands/worker.ts';
import { runCommand as runGenerator } from '../../scripts/generator-command.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';

const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
const dockerfile = read('scripts/hosting/Dockerfile');
const compose = parse(read('scripts/hosting/compose.yaml'), { merge: true }) as {
  services: Record<string, Record<string, unknown>>;
};
const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

const commands: Record<string, Command> = {
  'scripts/build.ts': (args, streams) => runGenerator('build', args, streams),
  'scripts/serve.ts': serveCommand,
  'scripts/worker.ts': worker,
};

/** The service's own command, or the image's. */
const commandOf = (service: Record<string, unknown>): string[] =>
  (service.command as string[] | undefined) ?? (JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[]);

test.each(ours.map(([name, service]) => [name, service] as const))(
  'service %s runs a command that accepts its options',
  async (_, service) => {
    const [node, script = '', ...options] = commandOf(service);
    expect(node).toBe('node');
    const { stdout: help } = await runCommand(commands[script]!, ['--help']);
    for (const option of options.filter((one) => one.startsWith('--'))) expect(help).toContain(option);
    expect(options[options.indexOf('--out') + 1]).toBe('/srv/sites');
  },
);
