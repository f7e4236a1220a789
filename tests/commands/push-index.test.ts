import { expect, onTestFinished, test, vi } from 'vitest';
import { pushIndex } from '../../scripts/commands/push-index.ts';
import { AlgoliaServer, keys } from '../support/algolia-server.ts';
import { now, Workspace } from '../support/generator.ts';
import { runCommand } from '../support/run-command.ts';
import { runForecourt } from '../support/run-forecourt.ts';

test('prints counts or one JSON object, and exits with the code for each outcome (SRCH-23)', async () => {
  const space = new Workspace();
  const server = await new AlgoliaServer().start();
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await server.stop();
    space.remove();
  });
  space.addTenant('kauri-cars', { rows: 40 });
  space.settings('kauri-cars', (settings) =>
    Object.assign(settings, {
      search: {
        engine: 'algolia',
        algolia: { appId: keys.appId, searchKey: keys.search, host: server.origin },
      },
    }),
  );
  vi.stubEnv('ALGOLIA_ADMIN_KEY', keys.admin);
  const folders = ['--tenants', space.tenants, '--out', space.out(), '--now', now];
  const run = (...args: string[]) => runCommand(pushIndex, [...args, ...folders]);

  const json = await run('kauri-cars', '--json');
  const { vehicles: count } = (JSON.parse(json.stdout) as { tenants: [{ vehicles: number }] }).tenants[0];
  expect(count).toBeGreaterThan(20);
  expect([json.code, JSON.parse(json.stdout)]).toMatchObject([
    0,
    { ok: true, tenants: [{ slug: 'kauri-cars', before: null, vehicles: count }] },
  ]);
  expect(await run('kauri-cars')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(
        `^kauri-cars +Car_production of TESTAPP001: ${count} vehicles \\(${count} before\\) in 1 batch, 5 sort orders, \\d+ synonyms`,
      ),
    ),
  });
  expect(await run()).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Specify the dealers[^]*Usage: forecourt push-index/),
  });
  server.failing = () => 403;
  const process = await runForecourt('push-index', ['kauri-cars', ...folders]);
  expect(process).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAILED[^]*Algolia returned 403[^]*editSettings/),
    stderr: '',
  });
});
