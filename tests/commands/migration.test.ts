import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migration, removeOldSnapshots } from '../../scripts/commands/migration.ts';
import { projectDir } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { tempDir } from '../support/temp-dir.ts';

test('removes every schema snapshot but the newest', () => {
  const dir = tempDir();
  for (const name of ['0009_snapshot.json', '0010_snapshot.json', '0011_snapshot.json', '_journal.json'])
    writeFileSync(join(dir, name), '{}');
  removeOldSnapshots(dir);
  expect(readdirSync(dir).toSorted()).toEqual(['0011_snapshot.json', '_journal.json']);
});

test('the project has one schema snapshot', () => {
  const files = readdirSync(join(projectDir, 'src/server/platform/database/migrations/meta'));
  expect(files.filter((name) => name.endsWith('_snapshot.json'))).toHaveLength(1);
});

test.each([[[]], [['Add notes']], [['add_notes', 'more']]])('refuses the name %j with the usage', async (args) => {
  const { code, stderr } = await runCommand(migration, args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^Usage: forecourt migration NAME/)]);
});
