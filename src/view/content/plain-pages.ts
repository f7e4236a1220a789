/** Pages that every site needs, for a dealer who has written none of their own. */
import type { ContentPage } from '#src/domain/content/content.ts';
import { partsSearchPath, testDrivePath } from '#src/domain/content/page-form.ts';
import { plainContactPath, plainPaths, plainSuccessPath } from '#src/domain/content/plain-paths.ts';
import { regionalTerms, vehicleWord } from '#src/domain/places/regional-terms.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';

type Words = Pick<ContentPage, 'path' | 'title' | 'description' | 'lede'> & Partial<ContentPage>;
const plain = (words: Words): ContentPage => ({ body: '', image: null, action: null, faq: [], ...words });

const contactPage = ({ branding }: PublicSettings): ContentPage =>
  plain({
    path: plainContactPath,
    title: 'Contact us',
    description: `Call or write to ${branding.name}, or visit: phone numbers, addresses and opening hours of sales, service and parts.`,
    lede: 'Call us, write to us, or come and see us.',
  });

const successPage = ({ branding, regional: { locale } }: PublicSettings): ContentPage =>
  plain({
    path: plainSuccessPath,
    title: `Thank you for your ${regionalTerms[locale].enquiry}`,
    description: `${branding.name} has your message.`,
    lede: 'We have your message, and somebody will reply.',
    body: '<p>You will hear from us during opening hours, by the email address or phone number you gave us. If it is urgent, call us.</p>',
  });

const testDrivePage = ({ branding }: PublicSettings): ContentPage =>
  plain({
    path: testDrivePath,
    title: 'Book a test drive',
    description: `Say where and when you would like to drive, and ${branding.name} gets it ready.`,
    lede: 'Say where, when and which one.',
  });

const partsSearchPage = ({ branding, stockRules }: PublicSettings): ContentPage =>
  plain({
    path: partsSearchPath,
    title: 'Find a part',
    description: `Tell ${branding.name} which part you need and for which ${vehicleWord(stockRules.itemTypes[0] ?? 'car')}.`,
    lede: `Tell us which part you need, and for which ${vehicleWord(stockRules.itemTypes[0] ?? 'car')}.`,
  });

const make: Record<string, (settings: PublicSettings) => ContentPage> = {
  [plainContactPath]: contactPage,
  [plainSuccessPath]: successPage,
  [testDrivePath]: testDrivePage,
  [partsSearchPath]: partsSearchPage,
};

/** Those that the dealer has not written. */
export function plainPages({ pages }: Pick<Tenant, 'pages'>, settings: PublicSettings): ContentPage[] {
  const written = pages.map(({ path }) => path);
  return plainPaths(written, settings)
    .filter((path) => !written.includes(path))
    .map((path) => make[path]!(settings));
}
