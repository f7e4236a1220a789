import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { forecourt } from '../../scripts/forecourt.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';

const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
const dockerfile = read('scripts/hosting/Dockerfile');
const compose = parse(read('scripts/hosting/compose.yaml'), { merge: true }) as {
  services: Record<string, Record<string, unknown>>;
};
const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

/** The service's own command, or the image's. */
const commandOf = (service: Record<string, unknown>): string[] =>
  (service.command as string[] | undefined) ?? (JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[]);

test.each(ours.map(([name, service]) => [name, service] as const))(
  'service %s runs a command that accepts its options',
  async (_, service) => {
    const [program, command = '', ...options] = commandOf(service);
    expect(program).toBe('./forecourt');
    const { code, stdout: help } = await runCommand(forecourt, [command, '--help']);
    expect(code).toBe(0);
    for (const option of options.filter((one) => one.startsWith('--'))) expect(help).toContain(option);
    expect(options[options.indexOf('--out') + 1]).toBe('/srv/sites');
  },
);
