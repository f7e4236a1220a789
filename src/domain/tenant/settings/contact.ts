import * as z from 'zod';
import { localeDefaults } from './varying-defaults.ts';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';

export const phoneSettings = area(
  "Which number a call button dials: override, then by stock type, then the location's.",
  {
    override: maybeText(
      "One number for everything: call buttons, receipts with their mails and calendar files, the workshop's and the parts counter's as well. A place's own card and page name that place's number.",
    ),
    new: maybeText('New stock, and demo stock without a number of its own.'),
    used: maybeText('Used stock.'),
    demo: maybeText('Demo stock.', 'the number for new'),
    masked: flag(true, 'Numbers show five characters until pressed; the reveal is logged.'),
  },
);

export const formSettings = area('Enquiry and other forms.', {
  categories: list(
    z.string().trim().min(1),
    ['General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Finance Enquiry', 'Careers Enquiry'],
    'Choices of the category list; one hides it.',
  ),
  defaultCategory: text('General Enquiry', 'Category chosen at first.'),
  messageRequired: flag(true, 'Whether a message must be written.'),
  showRego: flag(false, 'The optional registration field.'),
  showDealershipSelect: flag(
    true,
    'Choice of dealership where each of several is one place; a choice of location says the dealership as well.',
  ),
  locationPrompt: choice(
    ['Please Select a Dealership Location', 'Please Select a Department'],
    'Please Select a Dealership Location',
    'Prompt of the location list.',
  ),
  optInText: text(
    'Yes, send me the latest offers and product updates.',
    'Wording of the opt-in, never ticked beforehand.',
  ),
  termsNote: flag(
    false,
    'The note "You must agree to the terms of use before submitting the form." Needs the page of termsPath.',
  ),
  termsPath: text(
    '/terms-and-conditions',
    "The dealer's own page with the terms of use that the box links to; the text that was agreed to is kept.",
  ),
  serviceOptions: list(
    z.string().trim().min(1).max(80),
    [
      'Scheduled service',
      'Brakes',
      'Battery',
      'Air conditioning',
      'Wheel alignment',
      'Warning light or noise',
      'Safety recall',
    ],
    'What can be ticked on the service form; each is sent under its own name with the ending "(check_option)".',
  ),
  emailUs: flag(
    true,
    "Email us opens a short form on pages of places and of the dealer's own words; off, it opens the shopper's mail program.",
  ),
  acknowledge: flag(
    true,
    'The shopper gets a mail, or a text where only a phone was given, that says what arrived, with a reference.',
  ),
  answerMinutes: wholeNumber(
    90,
    { min: 0, max: 1440 },
    'Minutes within which somebody answers while the place is open, else after it opens next; shoppers are told the day and time, 0 tells none.',
  ),
  testDriveAppointments: flag(false, 'The test drive form offers free appointments instead of a date and time.'),
  testDriveDisclaimer: maybeText('Shown on the test drive form.'),
  privacyPath: text('/privacy-policy', 'Where the collection notice leads.'),
});

export const appointmentSettings = area(
  "Test drives by appointment, where forms.testDriveAppointments is on. Times come from each sales location's opening hours.",
  {
    minutes: wholeNumber(45, { min: 10, max: 240 }, 'Length of an appointment.'),
    capacity: wholeNumber(1, { min: 1, max: 50 }, 'Appointments at one time at one location.'),
    leadHours: wholeNumber(2, { min: 0, max: 336 }, 'Hours between the booking and the earliest appointment.'),
    horizonDays: wholeNumber(21, { min: 1, max: 90 }, 'Days ahead that can be booked, today included.'),
  },
);

export const buttonSettings = area('Which buttons the vehicle page has.', {
  call: flag(true, 'Call the dealer.'),
  enquire: flag(true, 'Enquire.'),
  testDrive: flag(true, 'Book a test drive; a test ride of a motorcycle, a viewing of what is towed.'),
  reserve: flag(true, 'Shown only where reserving is on and the vehicle is eligible.'),
  tradeIn: flag(true, 'Trade-in valuation, where trade-ins are on.'),
  finance: flag(true, 'Finance, where the vehicle is eligible.'),
  historyReport: flag(true, 'Shown only where the vehicle has a report.'),
  pdf: flag(true, 'PDF of the page.'),
  print: flag(true, 'Print the page.'),
  requestPhotos: flag(true, 'Ask for more photos.'),
});

export const locationSettings = area('Locations and hours.', {
  layout: choice(
    ['grid', 'carousel', 'single'],
    'grid',
    'How the home page shows several places: "grid", three in a row from three on; "carousel", a row to swipe through; "single", one at a time, chosen from a list. The page of all locations shows every one.',
  ),
  publicHolidays: choice(
    ['closed', 'usual'],
    localeDefaults.locations.publicHolidays,
    'Public holidays of a place\'s state, for the next months: "closed", or "usual" hours. The place\'s own specialHours go before.',
  ),
  bookingFrames: list(
    z.strictObject({
      tabName: z.string().trim().min(1).max(40).describe('What it books, or where. Example: "Artarmon".'),
      iframeUrl: z.url({ protocol: /^https$/ }).describe('Its address, as the booking company gives it.'),
    }),
    [],
    'Booking pages of another company, on the service page: opened by a press, kept to themselves (sandboxed); several stand as tabs. Example: {"tabName": "Artarmon", "iframeUrl": "https://booking.example/artarmon"}.',
  ),
  hiddenIds: list(z.string().trim().min(1), [], 'Locations that never show, by id.'),
  directions: flag(true, 'Get Directions buttons.'),
  showStockCount: flag(true, 'How many vehicles stand at a location, with the way to them, in lists of all places.'),
});

export const mapSettings = area('Maps of locations.', {
  shown: flag(true, 'Whether maps are offered.'),
  tiles: text(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    "Tile address, OpenStreetMap's unless another is named; loaded only after a shopper asks for the map.",
  ),
  attribution: text('© OpenStreetMap contributors', 'Whose map it is.'),
  zoom: wholeNumber(15, { min: 3, max: 19 }, 'Zoom level at first.'),
});

export const reviewSettings = area('Customer reviews.', {
  shown: flag(true, 'Whether they show at all.'),
  forced: flag(false, 'The section stands without a review too, to ask for the first one; needs leaveReviewUrl.'),
  source: choice(
    ['dealer', 'google', 'organisation'],
    'dealer',
    'Where they are from: "dealer", reviews.json; "google", reviews.json holds what Google shows, 12 of them in full; "organisation", /api/reviews/ is asked for those of orgId once a shopper comes near.',
  ),
  minimumRating: withDefault(z.number().min(0).max(5), 3.5, 'The heading and average show only above this.'),
  orgId: maybeText('Organisation whose reviews /api/reviews answers with.'),
  limit: nullable(z.int().min(1).max(50), 'Longest list.', '10, or 12 of Google'),
  carouselAbove: wholeNumber(3, { min: 1, max: 50 }, 'More than this many stand in a row to swipe through.'),
  rotate: flag(
    false,
    'The row moves on by itself, and stops under a mouse or a finger, with the focus, by its button, and where less motion is asked for.',
  ),
  rotateMs: wholeNumber(3000, { min: 2000, max: 60_000 }, 'Milliseconds between two moves.'),
  startSlide: wholeNumber(2, { min: 0, max: 49 }, 'Which review the row starts with, from 0.'),
  dates: choice(
    ['days', 'words', 'none'],
    'days',
    'How dates show: "days", "5 days ago"; "words", "18 November 2026"; or not at all.',
  ),
  hiddenReviewers: list(z.string().trim().min(1), [], 'Names that never show.'),
  excludedIds: list(z.string().trim().min(1), [], 'Reviews that never show, by id.'),
  leaveReviewUrl: nullable(z.url({ protocol: /^https$/ }), 'Where Leave a Review leads.', 'none, no button'),
});

export const socialSettings = area(
  'Social networks in the footer.',
  Object.fromEntries(
    (['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x'] as const).map((network) => [
      network,
      nullable(z.url({ protocol: /^https$/ }), `Address of the dealer's ${network} page.`),
    ]),
  ) as Record<
    'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x',
    z.ZodDefault<z.ZodNullable<z.ZodURL>>
  >,
);
