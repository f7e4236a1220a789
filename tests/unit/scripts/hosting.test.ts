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

describe('hosting in containers', () => {
  test('uses the Node version from .nvmrc in the image, and runs as a non-root user', () => {
    expect(/^FROM node:(\d+)/m.exec(dockerfile)![1]).toBe(read('.nvmrc').trim());
    expect(dockerfile).toMatch(/^USER node$/m);
  });

  test('shares the folder of sites between all services, and declares every named volume', () => {
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

  test('exposes the sites to this machine only, and the database to no one', () => {
    expect(compose.services.sites!.ports).toEqual(['127.0.0.1:4321:4321']);
    expect(compose.services.database!.ports).toBeUndefined();
  });
});
