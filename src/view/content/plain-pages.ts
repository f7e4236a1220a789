import type { ContentPage } from '#src/domain/content/content.ts';
import { partsSearchPath, testDrivePath } from '#src/domain/content/page-form.ts';
import {
  accessibilityPath,
  plainContactPath,
  plainPaths,
  plainSuccessPath,
  outagePath,
} from '#src/domain/content/plain-paths.ts';
import type { Location } from '#src/domain/places/location.ts';
import { regionalTerms, stockWord } from '#src/domain/places/regional-terms.ts';
import type { Tenant } from '#src/domain/site.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { bookVerb, siteTestDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import { servicesText } from '../copy/locations-copy.ts';

type Words = Pick<ContentPage, 'path' | 'title' | 'description' | 'lede'> & Partial<ContentPage>;
const plain = (words: Words): ContentPage => ({ body: '', image: null, action: null, faq: [], ...words });

const contactPage = ({ branding }: PublicSettings, locations: Location[]): ContentPage => {
  const services = servicesText(locations);
  return plain({
    path: plainContactPath,
    title: 'Contact us',
    description: `Call or write to ${branding.name}, or visit: phone numbers, addresses and opening hours${services === '' ? '' : ` of ${services}`}.`,
    lede: 'Call us, write to us, or come and see us.',
  });
};

const successPage = ({ branding, regional: { locale } }: PublicSettings): ContentPage =>
  plain({
    path: plainSuccessPath,
    title: `Thank you for your ${regionalTerms[locale].enquiry}`,
    description: `${branding.name} has your message.`,
    lede: 'We have your message and will reply.',
    body: '<p>You will hear from us during opening hours, by the email address or phone number you gave us. If it is urgent, call us.</p>',
  });

const doing = { 'test drive': 'drive', 'test ride': 'ride', viewing: 'look at it' } as const;

const testDrivePage = ({ branding, stockRules, regional: { locale } }: PublicSettings): ContentPage => {
  const noun = siteTestDriveNoun({ stockRules });
  return plain({
    path: testDrivePath,
    title: `${bookVerb(locale)} a ${noun}`,
    description: `Say where and when you would like to ${doing[noun]}, and ${branding.name} gets it ready.`,
    lede: 'Say where, when and which one.',
  });
};

const partsSearchPage = ({ branding, stockRules }: PublicSettings): ContentPage =>
  plain({
    path: partsSearchPath,
    title: 'Find a part',
    description: `Tell ${branding.name} which part you need and for which ${stockWord({ stockRules })}.`,
    lede: `Tell us which part you need, and for which ${stockWord({ stockRules })}.`,
  });

/** Claims only features of every site; only the dealer knows the gaps in their images and films. */
const accessibilityPage = ({ branding }: PublicSettings): ContentPage =>
  plain({
    path: accessibilityPath,
    title: 'Accessibility',
    description: `How the website of ${branding.name} is made for everybody to use, and how to tell us where it is not.`,
    lede: 'This website is for everybody. Where it is not, tell us and we help you another way.',
    form: 'enquiry',
    body: [
      '<h2>What we aim for</h2>',
      '<p>Level AA of the Web Content Accessibility Guidelines 2.2. Pages are tested by programs against it, and used with the keyboard alone.</p>',
      '<h2>How it is made</h2>',
      '<ul><li>Everything can be done with a keyboard, and what has the focus can be seen.</li><li>Pages, searches and forms work without JavaScript; with it, some answer sooner.</li><li>Text and controls keep their contrast, and text can be doubled in size.</li><li>Nothing moves where your device asks for less motion.</li><li>Faults in a form are named in words, beside what is to be mended.</li></ul>',
      '<h2>What may fall short</h2>',
      '<p>Photos of vehicles are named by what they are of, not described one by one. Maps are pictures; every address stands beside its map in words. Brochures and reports of other companies are as they made them.</p>',
      '<h2>Tell us</h2>',
      '<p>Say which page it was and what you wanted to do. We read you the page, send it in another form, or do it for you by phone.</p>',
    ].join(''),
  });

/** Composed entirely from the dealer's switches (page-blocks.ts). */
const privacyPage = ({ branding, forms }: PublicSettings): ContentPage =>
  plain({
    path: forms.privacyPath,
    title: 'Privacy policy',
    description: `What the website of ${branding.name} does with personal information: who gets what, what programs decide and how long it is kept.`,
    lede: 'Who gets what you tell us, what programs decide, and how long it is kept.',
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
