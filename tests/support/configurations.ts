/** Settings no demo dealer has, mostly external services, for hosted-services.test.ts. */
import type { Workspace } from './generator.ts';

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
        sms: 'KAURI_IMGIX_SMS_KEY',
        payments: 'KAURI_IMGIX_PAYMENTS_KEY',
        rego: 'KAURI_IMGIX_REGO_KEY',
        valuation: 'KAURI_IMGIX_VALUATION_KEY',
        geocoding: 'KAURI_IMGIX_GEOCODING_KEY',
        reviews: 'KAURI_IMGIX_REVIEWS_KEY',
        crmWebhook: 'KAURI_IMGIX_CRM_WEBHOOK',
        algoliaAdmin: 'KAURI_IMGIX_ALGOLIA_KEY',
        buildHook: 'KAURI_IMGIX_BUILD_HOOK',
      },
    },
  },
  cloudinary: {
    reviews: { shown: false },
    images: { service: 'cloudinary', baseUrl: 'https://res.pictures.example/kauri', library: null, illustrate: false },
    private: { leads: { fallbackEmail: 'leads@kauricars.example' } },
  },
} as const;
export type HostedService = keyof typeof hostedServices;

const demo = 'kauri-cars';
export const hostedSlug = (service: HostedService): string => `kauri-${service}`;

/** A dealer per service; returns the slugs. */
export function addHostedServices(space: Workspace): string[] {
  return (Object.keys(hostedServices) as HostedService[]).map((service) => {
    const slug = hostedSlug(service);
    space.addTenant(demo, { slug });
    // Real photos, as with an image service.
    const stock = space.stock(slug).slice(0, 30);
    space.setStock(
      slug,
      stock.map(({ images_are_illustrations: _, ...row }) => row),
    );
    space.settings(slug, (settings) => {
      Object.assign(settings, { siteUrl: `https://${slug}.example` });
      for (const [area, values] of Object.entries(hostedServices[service]))
        Object.assign(settings, { [area]: { ...(settings[area] as object | undefined), ...values } });
    });
    return slug;
  });
}

export const coveredByTests: [setting: RegExp, reason: string][] = [
  [/^search\.(engine|algolia\.)/, 'the search page of a demo would ask an Algolia account'],
  [/^images\.(service|baseUrl)$/, 'the pictures of a demo would come from another host'],
  [/^reviews\.shown$/, 'every demo dealer has reviews, as the dealer does who looks at it'],
  [/^private\.providers\./, 'an account that a fresh machine does not have'],
];
