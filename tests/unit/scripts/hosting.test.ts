/** The container and the composition run commands of the product, as it takes them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../support/generator.ts';

const read = (path: string) => readFileSync(join(projectDir, path), 'utf8');
const dockerfile = read('scripts/hosting/Dockerfile');
const compose = parse(read('scripts/hosting/compose.yaml'), { merge: true }) as {
  services: Record<string, Record<string, unknown>>;
  volumes: Record<string, unknown>;
};
const ours = Object.entries(compose.services).filter(([name]) => name !== 'database');

/** The command of a service, or the image's own. */
const commandOf = (service: Record<string, unknown>): string[] =>
  (service.command as string[] | undefined) ?? (JSON.parse(/^CMD (.*)$/m.exec(dockerfile)![1]!) as string[]);

describe('hosting in containers', () => {
  test('the image has the Node that the product needs, and runs as nobody special', () => {
    expect(/^FROM node:(\d+)/m.exec(dockerfile)![1]).toBe(read('.nvmrc').trim());
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test.each(ours.map(([name, service]) => [name, service] as const))(
    'service %s runs a script that takes its options',
    (_, service) => {
      const [node, script = '', ...options] = commandOf(service);
      expect(node).toBe('node');
      const help = execFileSync(process.execPath, [join(projectDir, script), '--help'], { encoding: 'utf8' });
      for (const option of options.filter((one) => one.startsWith('--'))) expect(help).toContain(option);
      expect(options[options.indexOf('--out') + 1]).toBe('/srv/sites');
    },
  );

  test('sites are one place for whoever builds, serves and refreshes them, and every named volume is declared', () => {
    for (const [name, { volumes, environment }] of ours) {
      expect(volumes, name).toContain('sites:/srv/sites');
      expect(environment, name).toMatchObject({ TENANTS: '/srv/dealers' });
    }
    const named = Object.values(compose.services)
      .flatMap(({ volumes }) => volumes as string[])
      .map((volume) => volume.split(':')[0]!)
      .filter((name) => /^[a-z]+$/.test(name));
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  });

  test('only this machine reaches the sites, and nobody the database', () => {
    expect(compose.services.sites!.ports).toEqual(['127.0.0.1:4321:4321']);
    expect(compose.services.database!.ports).toBeUndefined();
  });
});
