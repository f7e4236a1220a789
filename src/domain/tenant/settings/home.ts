import * as z from 'zod';
import { isPublicHost } from '../../images/photo-hosts.ts';
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
    'Main headline of the home page. Example: "The Mazda CX-60 is here."',
    "the template's own, based on stock and the dealer's name",
  ),
  lede: maybeText('The sentence under the headline.'),
  hero: area('Hero section of the showroom and atelier templates.', {
    primary: nullable(menuLink, 'First button.', 'see our stock'),
    secondary: nullable(menuLink, 'Second button.'),
  }),
  sections: list(
    z.enum(homeSections),
    ['search', 'values', 'models', 'bodies', 'makes', 'offers', 'stock', 'service', 'trade-in', 'reviews', 'locations'],
    'Sections after the hero, in order; empty ones are hidden.',
  ),
  featured: area('Stock on the home page.', {
    carTypes: list(z.enum(['new', 'demo', 'used']), ['used', 'demo', 'new'], 'Stock types to show.'),
    count: wholeNumber(8, { min: 3, max: 16 }, 'Number of vehicles.'),
    order: choice(
      ['rank', 'newest', 'price'],
      'rank',
      "Sort order: the dealer's rank, the newest listings first, or the lowest price first.",
    ),
    heading: text(localeDefaults.home['featured.heading'], 'Heading of the section.'),
  }),
  story: area('A service story.', {
    heading: text('Service by people who know the badge', 'Heading of the story.'),
    points: list(
      z.string().trim().min(1),
      [],
      'Promises from the workshop. Example: ["Loan car on request"].',
      'none, no story',
    ),
  }),
  trust: list(
    z.strictObject({
      figure: z.string().min(1).describe('The figure.'),
      text: z.string().min(1).describe('Text that explains the figure.'),
    }),
    [],
    'Figures that the dealer can prove, for the marketplace template\'s trust strip. Example: {"figure": "3 years", "text": "Warranty on used cars under 160,000 km"}.',
  ),
});

export const labelSettings = area('Labels that a dealer can change.', {
  newTag: text('New', 'Tag on a new listing.'),
  newArrival: text('New Arrival', 'Placeholder for a vehicle still waiting for photos.'),
  noPrice: text(localeDefaults.labels.noPrice, 'Text shown when there is no price.'),
  enquire: text(localeDefaults.labels.enquire, 'The enquiry button.'),
  viewDetails: text('View Details', 'The button that opens a vehicle.'),
  testDrive: text(
    localeDefaults.labels.testDrive,
    'The test drive button. A label that mentions a drive or a ride is used only on vehicles that are driven or ridden; other vehicles show "Book a Test Drive", motorcycles "Book a Test Ride", and caravans and camper trailers "Book a Viewing" ("Schedule" instead of "Book" in en-US). Any other label, such as "Come and see it", is used on all vehicles.',
  ),
  findSimilar: text('Find Me Something Similar', 'The button on sold vehicles and empty lists.'),
  callDealer: text(
    'Call the dealer',
    'Accessible name of the call button on vehicle pages on phones, read out when the visible label is short.',
  ),
  dealerComments: text('Dealer Comments', "Heading above the dealer's comments."),
  illustration: text(
    localeDefaults.labels.illustration,
    'Shown under illustrations, and in the footer when `images.illustrate` is on.',
  ),
});

export const promotionSettings = area('Promotions that aren’t in promos.json.', {
  tileSet: list(
    z.enum(['trade-in', 'finance', 'service', 'warranty', 'find-my-car']),
    ['trade-in', 'finance', 'find-my-car'],
    'Call-to-action tiles among the results when promos.json has none.',
  ),
});

const photoHost = z
  .string()
  .refine(isPublicHost, { error: 'must be a public host name in lower case, such as photos.feed-company.example' });

export const imageSettings = area(
  "Images (specification section 9: width, format, quality). The build resizes images in the dealer's folder; photos on other hosts go through a service.",
  {
    service: choice(
      ['site', 'netlify', 'imgix', 'cloudinary', 'none'],
      'site',
      'Service that resizes photos on other hosts: "site", a function of the site itself, on any host that runs functions; "netlify", its image CDN; "imgix" or "cloudinary" at baseUrl, which then also serve the images in the folder; "none", pages load the originals from their hosts.',
    ),
    baseUrl: nullable(z.url({ protocol: /^https$/ }), 'URL of the imgix or Cloudinary account.'),
    hosts: list(
      photoHost,
      [],
      'Photo hosts in addition to those in the feed and the content, which the build adds. The "site" and "netlify" services accept photos only from these hosts. Example: ["photos.feed-company.example"].',
    ),
    quality: wholeNumber(80, { min: 1, max: 100 }, 'Quality of compressed images, per cent.'),
    library: maybeText('Folder of shared images in tenants/ that this site includes at /photos/. Example: "_demo".'),
    illustrate: flag(
      false,
      'A vehicle without photos shows an illustration of its body type in its colour from the library, labelled as an illustration.',
    ),
  },
);

export const analyticsSettings = area('Measurement.', {
  events: flag(true, 'The first-party event log.'),
  forwardTo: nullable(z.url({ protocol: /^https$/ }), 'URL that events are forwarded to.', 'nowhere'),
});
