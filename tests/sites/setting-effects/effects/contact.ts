/** Phones, forms, buttons, locations, reviews and social networks. */
import { locationFields } from '#src/features/enquiry/location-fields.ts';
import { freeSlot } from '#src/server/appointments/booked.ts';
import { slotsBetween } from '#src/server/appointments/slots.ts';
import type { TestSite } from '../dealer.ts';
import { answered, drawn, proven, words, type Effects } from '../effect.ts';

const full = '/cars/*full';
const off = (hides?: string) => drawn(full, false, hides === undefined ? {} : { hides });
const network = (name: string) => words('/', `https://social.example/zephyr-${name}`);
const reviewers = [
  'Priya N.',
  'Mark T.',
  'Helen W.',
  'Daniel and Sue K.',
  'A Google User',
  'Joon P.',
  'Fiona M.',
  'Tomas R.',
  'Leila A.',
  'Gordon H.',
];
const reviewed = '/locations/artarmon';

/** Free times at the first location. */
const offered = ({ loaded: { tenant, stock } }: TestSite) =>
  slotsBetween(tenant.locations[0]!, tenant.settings.appointments, { from: '2026-11-20', to: '2027-03-01' }, stock.now);

const hour = { startsAt: 0, endsAt: 3_600_000 };
const taken = {
  locationSlug: 'artarmon',
  startsAt: new Date(hour.startsAt),
  endsAt: new Date(hour.endsAt),
  place: 0,
  carId: null,
};

const twoDealerships = ({ loaded: { tenant } }: TestSite) =>
  locationFields({
    locations: tenant.locations.map((location) => ({ ...location, dealershipSlug: location.slug })),
    settings: tenant.settings,
    own: { locationSlug: null, dealershipSlug: null },
  });

export const contactEffects: Effects = {
  'phones.override': words(full, '02 5550 9999', { 'phones.masked': false }),
  'phones.new': words('/cars/*fresh', '02 5550 9991', { 'phones.masked': false }),
  'phones.used': words(full, '02 5550 9992', { 'phones.masked': false }),
  'phones.demo': words('/cars/*demo', '02 5550 9993', { 'phones.masked': false }),
  'phones.masked': drawn(full, false, { hides: 'Show number' }),

  'forms.categories': drawn('/contact', ['General Enquiry', 'Zephyr Enquiry'], { shows: 'Zephyr Enquiry' }),
  'forms.defaultCategory': drawn('/contact', 'Service Enquiry'),
  'forms.messageRequired': drawn(full, false),
  'forms.showRego': drawn(full, false),
  'forms.showDealershipSelect': answered(false, twoDealerships),
  'forms.locationPrompt': words('/contact', 'Please Select a Department'),
  'forms.optInText': words(full, 'Zephyr news, please.'),
  'forms.termsNote': off('You must agree to the terms of use'),
  'forms.termsPath': drawn(full, '/warranty'),
  'forms.serviceOptions': drawn('/service', ['Zephyr oil change'], { shows: 'Zephyr oil change' }),
  'forms.emailUs': drawn('/about-us', false, { shows: 'mailto:sales@harbourmotors.example' }),
  'forms.acknowledge': drawn('/privacy-policy', false),
  'forms.answerMinutes': proven(
    'tests/functions/after-the-lead.test.ts',
    'goes out with the lead, and contains the facts',
  ),
  'forms.testDriveAppointments': drawn('/book-test-drive', true),
  'forms.testDriveDisclaimer': words('/book-test-drive', 'Zephyr drives are short.'),
  'forms.privacyPath': drawn(full, '/warranty'),
  'appointments.minutes': answered(60, offered),
  'appointments.capacity': answered(2, ({ settings }) =>
    freeSlot(hour, [taken], taken, settings.appointments.capacity),
  ),
  'appointments.leadHours': answered(72, offered),
  'appointments.horizonDays': answered(40, offered),

  'buttons.call': off('Call the dealer'),
  'buttons.enquire': off(),
  'buttons.testDrive': off(),
  'buttons.reserve': off(),
  'buttons.tradeIn': off(),
  'buttons.finance': off(),
  'buttons.historyReport': off('https://reports.example/full.pdf'),
  'buttons.pdf': off('data-pdf'),
  'buttons.print': off('Print'),
  'buttons.requestPhotos': drawn('/cars/*likekia', false),

  'locations.layout': drawn('/', 'carousel'),
  'locations.publicHolidays': drawn(reviewed, 'usual', { hides: 'Australia Day' }),
  'locations.bookingFrames': drawn('_headers', [{ tabName: 'Zephyr', iframeUrl: 'https://zephyr.example/book' }], {
    shows: 'https://zephyr.example',
  }),
  'locations.hiddenIds': drawn('/dealerships', ['hm-brookvale-sales'], { hides: '/locations/brookvale' }),
  'locations.directions': drawn(reviewed, false, { hides: 'Get Directions' }),
  'locations.showStockCount': drawn('/dealerships', false, { hides: '26 vehicles' }),
  'map.shown': drawn('_headers', false, { hides: 'tile.openstreetmap.org' }),
  'map.tiles': drawn('_headers', 'https://tiles.zephyr.example/{z}/{x}/{y}.png', { shows: 'tiles.zephyr.example' }),
  'map.attribution': words(reviewed, '© Zephyr maps'),
  'map.zoom': drawn(reviewed, 9),

  'reviews.shown': drawn('/', false, { hides: 'Priya N.' }),
  'reviews.forced': drawn('/', true, { given: { 'reviews.hiddenReviewers': reviewers }, shows: 'Leave a Review' }),
  'reviews.source': drawn('/', 'organisation', { given: { 'reviews.orgId': 'zephyr' }, hides: 'Priya N.' }),
  'reviews.minimumRating': drawn('/', 5),
  'reviews.orgId': words('/', 'zephyr-org', { 'reviews.source': 'organisation', 'reviews.orgId': 'other' }),
  'reviews.limit': drawn('/', 4, { hides: 'Gordon H.' }),
  'reviews.carouselAbove': drawn('/', 40),
  'reviews.rotate': drawn('/', true),
  'reviews.rotateMs': drawn('/', 7777, { given: { 'reviews.rotate': true }, shows: '7777' }),
  'reviews.startSlide': drawn('/', 3),
  'reviews.dates': drawn('/', 'none', { hides: '18 November 2026' }),
  'reviews.hiddenReviewers': drawn('/', ['Priya N.'], { hides: 'Priya N.' }),
  'reviews.excludedIds': drawn('/', ['hm-010'], { hides: 'Priya N.' }),
  'reviews.leaveReviewUrl': drawn('/', null, { hides: 'https://reviews.example/harbour-motors' }),

  'social.facebook': network('facebook'),
  'social.instagram': network('instagram'),
  'social.youtube': network('youtube'),
  'social.tiktok': network('tiktok'),
  'social.linkedin': network('linkedin'),
  'social.x': network('x'),
};
