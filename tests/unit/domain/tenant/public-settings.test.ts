import { expect, test } from 'vitest';
import { publicSettings } from '#src/domain/tenant/public-settings.ts';
import { publicSettingsSchema, settingsSchema } from '#src/domain/tenant/settings/settings.ts';

const secret = 'SENTINEL';
const settings = settingsSchema.parse({
  $schema: `../${secret}.json`,
  siteUrl: 'https://www.testcars.example',
  stock: {
    source: {
      kind: 'algolia',
      host: `${secret}.example`,
      appId: secret,
      apiKey: secret,
      index: secret,
      filters: secret,
    },
    mapping: { price: secret },
    identity: [secret],
    notes: secret,
  },
  syndication: { feeds: ['google'], storeCodes: { [secret]: secret } },
  private: {
    leads: {
      routes: [
        { category: secret, location: secret, email: `${secret}@a.example`, webhook: `https://${secret}.example` },
      ],
      fallbackEmail: `${secret}@b.example`,
      webhookSecret: secret,
    },
    providers: Object.fromEntries(
      ['sms', 'payments', 'rego', 'valuation', 'geocoding', 'reviews', 'crmWebhook', 'algoliaAdmin', 'buildHook'].map(
        (name) => [name, secret],
      ),
    ),
    notes: secret,
  },
});

test('excludes every key and value of stock, syndication and private from public settings (CONF-01)', () => {
  expect(JSON.stringify(settings)).toContain(secret);
  const shown = publicSettings(settings);
  expect(JSON.stringify(shown).toUpperCase()).not.toContain(secret);
  expect(Object.keys(shown).sort()).toEqual(Object.keys(publicSettingsSchema.shape).sort());
});

test('fills in all defaults of public settings (CONF-01)', () => {
  expect(publicSettings(settings)).toEqual(publicSettingsSchema.parse({ siteUrl: 'https://www.testcars.example' }));
});
