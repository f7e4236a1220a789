import type { ContentPage } from '#src/domain/content/content.ts';
import { partsSearchPath, testDrivePath } from '#src/domain/content/page-form.ts';
import {
  accessibilityPath,
  plainContactPath,
  plainPaths,
  plainSuccessPath,
  outagePath,
} from '#src/domain/content/plain-paths.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { regionalTerms, stockWord } from '#src/domain/locations/regional-terms.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bookVerb, siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { servicesText } from '../copy/locations-copy.ts';

type PlainPageContent = Pick<ContentPage, 'path' | 'title' | 'description' | 'lede'> & Partial<ContentPage>;
const plain = (words: PlainPageContent): ContentPage => ({ body: '', image: null, action: null, faq: [], ...words });

const contactPage = ({ branding }: PublicSettings, locations: Location[]): ContentPage => {
  const services = servicesText(locations);
  return plain({
    path: plainContactPath,
    title: 'Contact us',
    description: `Call or write to ${branding.name}, or visit: phone numbers, addresses and opening hours${services === '' ? '' : ` for ${services}`}.`,
    lede: 'Call us, write to us, or come and see us.',
  });
};

const successPage = ({ branding, regional: { locale } }: PublicSettings): ContentPage =>
  plain({
    path: plainSuccessPath,
    title: `Thank you for your ${regionalTerms[locale].enquiry}`,
    description: `${branding.name} has your message.`,
    lede: 'We have your message and will reply.',
    body: '<p>We’ll get back to you during opening hours, using the email address or phone number you gave us. If it’s urgent, call us.</p>',
  });

const testDrivePage = ({ branding, stockRules, regional: { locale } }: PublicSettings): ContentPage => {
  const noun = siteTestDriveNoun({ stockRules });
  return plain({
    path: testDrivePath,
    title: `${bookVerb(locale)} a ${noun}`,
    description: `Tell us where and when you’d like your ${noun}, and ${branding.name} will have the ${stockWord({ stockRules })} ready.`,
    lede: `Tell us where, when and which ${stockWord({ stockRules })}.`,
  });
};

const partsSearchPage = ({ branding, stockRules }: PublicSettings): ContentPage =>
  plain({
    path: partsSearchPath,
    title: 'Find a part',
    description: `Tell ${branding.name} which part you need and which ${stockWord({ stockRules })} it’s for.`,
    lede: `Tell us which part you need and which ${stockWord({ stockRules })} it’s for.`,
  });

/** Claims only features of every site: only the dealer knows the gaps in its media. */
const accessibilityPage = ({ branding }: PublicSettings): ContentPage =>
  plain({
    path: accessibilityPath,
    title: 'Accessibility',
    description: `How we make the ${branding.name} website accessible to everyone, and how to tell us if something doesn’t work.`,
    lede: 'We want everyone to be able to use this site. If something doesn’t work, tell us and we’ll help.',
    form: 'enquiry',
    body: [
      '<h2>What we aim for</h2>',
      '<p>Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. We test pages against it with automated tools, and use them with just a keyboard.</p>',
      '<h2>How it’s built</h2>',
      '<ul><li>Everything works with a keyboard, and you can see what has focus.</li><li>Pages, searches and forms work without JavaScript; with it, some respond faster.</li><li>Text and controls keep their contrast, and you can double the text size.</li><li>Nothing moves if your device is set to reduce motion.</li><li>Form errors are described in text next to the field.</li></ul>',
      '<h2>Known limitations</h2>',
      '<p>Vehicle photos have a general text alternative rather than individual descriptions. Maps are images, so each address also appears as text beside its map. Brochures and reports from other companies are as supplied.</p>',
      '<h2>Tell us</h2>',
      '<p>Tell us which page it was and what you wanted to do. We’ll read you the page, send it in another format or do it for you by phone.</p>',
    ].join(''),
  });

/** Built from settings (page-blocks.ts). */
const privacyPage = ({ branding, forms }: PublicSettings): ContentPage =>
  plain({
    path: forms.privacyPath,
    title: 'Privacy policy',
    description: `How the ${branding.name} website handles personal information: who receives it, what computer programs decide and how long it’s kept.`,
    lede: 'Who receives your information, what computer programs decide and how long it’s kept.',
    form: 'enquiry',
  });

const make: Record<string, (settings: PublicSettings, locations: Location[]) => ContentPage> = {
  [accessibilityPath]: accessibilityPage,
  [plainContactPath]: contactPage,
  [plainSuccessPath]: successPage,
  [testDrivePath]: testDrivePage,
  [partsSearchPath]: partsSearchPage,
};

export const outagePage = ({ branding }: PublicSettings): ContentPage =>
  plain({
    path: outagePath,
    title: 'Please try again in a moment',
    description: `This part of the ${branding.name} website isn't available right now.`,
    lede: "We can't do this right now.",
    body: '<p>Wait a moment, then go back and try again: your browser may still have what you typed. The rest of this website is working. If it is urgent, call us.</p>',
  });

export function plainPages(
  { pages }: Pick<Tenant, 'pages'>,
  settings: PublicSettings,
  locations: Location[],
): ContentPage[] {
  const written = pages.map(({ path }) => path);
  return plainPaths(written, settings)
    .filter((path) => !written.includes(path))
    .map((path) => (make[path] ?? privacyPage)(settings, locations));
}
