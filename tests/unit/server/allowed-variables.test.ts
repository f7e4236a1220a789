import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allowanceOf } from '#src/domain/tenant/allowance.ts';
import { findDealer, listDealers } from '#src/server/platform/dealer/find-dealer.ts';
import { someSettings } from '../../fixtures/vehicles.ts';

async function found(settings: Record<string, unknown>, more: object = {}) {
  const dealersDir = await mkdtemp(join(tmpdir(), 'dealers-'));
  onTestFinished(() => rm(dealersDir, { recursive: true, force: true }));
  const record = { slug: 'kauri-cars', settings: someSettings(settings), locations: [], reviews: [], ...more };
  await writeFile(join(dealersDir, 'kauri-cars.json'), JSON.stringify(record));
  const dealer = (await findDealer({ tenant: 'kauri-cars', dealersDir }))!;
  expect(await listDealers(dealersDir)).toEqual([dealer]);
  return dealer;
}

test('functions use only variables that the operator allows, whatever the record lists (ISO-01)', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { settings } = await found({
    private: {
      leads: { webhookSecret: 'SESSION_SECRET' },
      providers: { payments: 'HARBOUR_MOTORS_STRIPE', sms: 'KAURI_CARS_SMS', crmWebhook: 'DATABASE_URL' },
    },
  });
  expect(settings.private.leads.webhookSecret).toBeNull();
  expect(settings.private.providers).toMatchObject({ payments: null, sms: 'KAURI_CARS_SMS', crmWebhook: null });
  expect(errors.mock.calls.flat().join('\n')).toMatch(
    /private\.providers\.payments uses HARBOUR_MOTORS_STRIPE, which isn’t allowed for kauri-cars\. It is ignored\./,
  );
});

test('functions use a shared variable that the operator allows (ISO-01)', async () => {
  const use = { environment: ['SHARED_SMS'], hosts: [], privateHosts: [] };
  const settings = { private: { providers: { sms: 'SHARED_SMS' } } };
  const dealer = await found(settings, { allowance: allowanceOf('kauri-cars', [use]) });
  expect(dealer.settings.private.providers.sms).toBe('SHARED_SMS');
});
