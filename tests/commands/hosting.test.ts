/** The services of the composition run scripts that accept their options. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { projectDir } from '../support/generator.ts';
import { runScript } from '../support/run-script.ts';

const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
const dockerfile = read('scripts/hosting/Dockerfile');
const compose = parse(read('scripts/hosting/compose.yaml'), { merge: true }) as {
  services: Record<string, Record<string, unknown>>;
};
const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

/** The command of a service, or the image's own. */
const commandOf = (service: Record<string, unknown>): string[] =>
  (service.command as string[] | undefined) ?? (JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[]);

test.each(ours.map(([name, service]) => [name, service] as const))(
  'service %s runs a script that accepts its options',
  async (_, service) => {
    const [node, script = '', ...options] = commandOf(service);
    expect(node).toBe('node');
    const { stdout: help } = await runScript(script, ['--help']);
    for (const option of options.filter((one) => one.startsWith('--'))) expect(help).toContain(option);
    expect(options[options.indexOf('--out') + 1]).toBe('/srv/sites');
  },
);
