import * as z from 'zod';
import { isPublicHost } from '../../pictures/photo-hosts.ts';
import { menuLink } from './header.ts';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber } from './fields.ts';
import { localeDefaults } from './varying-defaults.ts';

const homeSections = [
  'search',
  'values',
  'models',
  'bodies',
  'makes',
  'offers',
  'budget',
  'stock',
  'service',
  'trade-in',
  'reviews',
  'locations',
  'story',
] as const;

export const homeSettings = area('The home page.', {
  headline: maybeText(
    'The largest words of the site. Example: "The Mazda CX-60 is here."',
    "the template's own, from stock and name",
  ),
  lede: maybeText('The sentence under it.'),
  hero: area('The first screen of the showroom and atelier templates.', {
    primary: nullable(menuLink, 'First button.', 'see our stock'),
    secondary: nullable(menuLink, 'Second button.'),
  }),
  sections: list(
    z.enum(homeSections),
    ['search', 'values', 'models', 'bodies', 'makes', 'offers', 'stock', 'service', 'trade-in', 'reviews', 'locations'],
    'Sections after the first screen, in order; one without content is left out.',
  ),
  featured: area('Stock on the home page.', {
    carTypes: list(z.enum(['new', 'demo', 'used']), ['used', 'demo', 'new'], 'Which stock.'),
    count: wholeNumber(8, { min: 3, max: 16 }, 'How many vehicles.'),
    order: choice(
      ['rank', 'newest', 'price'],
      'rank',
      "Which come first: the dealer's rank, the newest listings, or the lowest price.",
    ),
    heading: text(localeDefaults.home['featured.heading'], 'Heading of the section.'),
  }),
  story: area('A service story.', {
    heading: text('Service by people who know the badge', 'Heading of the story.'),
    points: list(
      z.string().trim().min(1),
      [],
      'What the workshop promises. Example: ["Loan car on request"].',
      'none, no story',
    ),
  }),
  trust: list(
    z.strictObject({
      figure: z.string().min(1).describe('The figure.'),
      text: z.string().min(1).describe('What it counts.'),
    }),
    [],
    'Figures that the dealer can prove, for the marketplace template\'s trust strip. Example: {"figure": "3 years", "text": "Warranty on used cars under 160,000 km"}.',
  ),
});

export const labelSettings = area('Words that a dealer may change.', {
  newTag: text('New', 'Tag of a new listing.'),
  newArrival: text('New Arrival', 'Placeholder for a vehicle whose photos are to come.'),
  noPrice: text(localeDefaults.labels.noPrice, 'Words where there is no price.'),
  enquire: text(localeDefaults.labels.enquire, 'The enquiry button.'),
  viewDetails: text('View Details', 'The button that opens a vehicle.'),
  testDrive: text(
    localeDefaults.labels.testDrive,
    'The test drive button. A label that names a drive or a ride stands on what is driven or ridden alone; another vehicle reads "Book a Test Drive", a motorcycle "Book a Test Ride", a caravan or camper trailer "Book a Viewing"; in en-US each is scheduled. Any other label, such as "Come and see it", stands on all.',
  ),
  findSimilar: text('Find Me Something Similar', 'The button on sold vehicles and empty lists.'),
  callDealer: text(
    'Call the dealer',
    "Name of the call button of a vehicle's page on phones, read out where the button is short.",
  ),
  dealerComments: text('Dealer Comments', "Heading of the dealer's own words."),
  illustration: text(
    localeDefaults.labels.illustration,
    'Stands under drawings, and in the footer where `images.illustrate` is on.',
  ),
});

export const promotionSettings = area('Promotions outside promos.json.', {
  tileSet: list(
    z.enum(['trade-in', 'finance', 'service', 'warranty', 'find-my-car']),
    ['trade-in', 'finance', 'find-my-car'],
    'Call-to-action tiles among the results when promos.json names none.',
  ),
});

const photoHost = z
  .string()
  .refine(isPublicHost, { error: 'must be a public host name in lower case, such as photos.feed-company.example' });

export const imageSettings = area(
  "Pictures (specification section 9: width, format, quality). Those of the dealer's folder are made in sizes by the build; photos of other hosts go through a service.",
  {
    service: choice(
      ['site', 'netlify', 'imgix', 'cloudinary', 'none'],
      'site',
      'Who resizes photos of other hosts: "site", a function of the site itself, on any host that runs functions; "netlify", its image CDN; "imgix" or "cloudinary" at baseUrl, which then serve the folder\'s pictures too; "none", pages load the originals from their hosts.',
    ),
    baseUrl: nullable(z.url({ protocol: /^https$/ }), 'Address of the imgix or Cloudinary account.'),
    hosts: list(
      photoHost,
      [],
      'Hosts of photos besides those that the feed and the content name; the build adds these. Only they get through the services "site" and "netlify". Example: ["photos.feed-company.example"].',
    ),
    quality: wholeNumber(80, { min: 1, max: 100 }, 'Quality of compressed pictures, per cent.'),
    library: maybeText('Folder of shared pictures in tenants/ that this site links in at /photos/. Example: "_demo".'),
    illustrate: flag(
      false,
      'A vehicle without photos shows a drawing of its body in its colour from the library, marked as such.',
    ),
  },
);

export const analyticsSettings = area('Measurement.', {
  events: flag(true, 'The first-party event log.'),
  forwardTo: nullable(z.url({ protocol: /^https$/ }), 'Where events are forwarded.', 'nowhere'),
});
