/**
 * Settings that no demo dealer can have, since each leads to an account or a host that a fresh machine cannot reach.
 * tests/sites/configurations/hosted-services.test.ts builds dealers with them, and the coverage of settings counts them as dealers.
 */
export const hostedServices = {
  imgix: {
    search: {
      engine: 'algolia',
      algolia: { appId: 'TESTAPP001', searchKey: 'search-only-key', host: 'search.example' },
    },
    images: { service: 'imgix', baseUrl: 'https://pictures.example', library: null, illustrate: false },
    private: {
      leads: { fallbackEmail: 'leads@kauricars.example' },
      providers: {
        sms: 'KAURI_SMS_KEY',
        payments: 'KAURI_PAYMENTS_KEY',
        rego: 'KAURI_REGO_KEY',
        valuation: 'KAURI_VALUATION_KEY',
        geocoding: 'KAURI_GEOCODING_KEY',
        reviews: 'KAURI_REVIEWS_KEY',
        crmWebhook: 'KAURI_CRM_WEBHOOK',
        algoliaAdmin: 'KAURI_ALGOLIA_KEY',
        buildHook: 'KAURI_BUILD_HOOK',
      },
    },
  },
  cloudinary: {
    images: { service: 'cloudinary', baseUrl: 'https://res.pictures.example/kauri', library: null, illustrate: false },
    private: { leads: { fallbackEmail: 'leads@kauricars.example' } },
  },
} as const;
export type HostedService = keyof typeof hostedServices;

/** What only these cover, with the reason why no demo dealer does. */
export const coveredByTests: [setting: RegExp, reason: string][] = [
  [/^search\.(engine|algolia\.)/, 'the search page of a demo would ask an Algolia account'],
  [/^images\.(service|baseUrl)$/, 'the pictures of a demo would come from another host'],
  [/^images\.library$/, 'every demo dealer shows the shared drawings'],
  [/^private\.providers\./, 'an account that a fresh machine does not have'],
];
