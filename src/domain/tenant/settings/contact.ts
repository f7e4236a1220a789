import * as z from 'zod';
import { localeDefaults } from './varying-defaults.ts';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';

export const phoneSettings = area(
  "The number that call buttons dial: override, then by stock type, then the location's.",
  {
    override: maybeText(
      "One number for everything: call buttons, receipts with their emails and calendar files, the workshop and the parts counter. A location's own card and page still show that location's number.",
    ),
    new: maybeText('New stock, and demo stock if no demo number is set.'),
    used: maybeText('Used stock.'),
    demo: maybeText('Demo stock.', 'the number for new'),
    masked: flag(true, 'Numbers show only five characters until clicked; each reveal is logged.'),
  },
);

export const formSettings = area('Enquiry and other forms.', {
  categories: list(
    z.string().trim().min(1),
    ['General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Finance Enquiry', 'Careers Enquiry'],
    'Options in the category list; with only one, the list is hidden.',
  ),
  defaultCategory: text('General Enquiry', 'Category selected by default.'),
  messageRequired: flag(true, 'Whether a message is required.'),
  showRego: flag(false, 'The optional registration field.'),
  showDealershipSelect: flag(
    true,
    'Ask for a dealership instead of a location if each dealership has only one; otherwise, the location identifies the dealership.',
  ),
  locationPrompt: choice(
    ['Please Select a Dealership Location', 'Please Select a Department'],
    'Please Select a Dealership Location',
    'Prompt in the location list.',
  ),
  optInText: text('Yes, send me the latest offers and product updates.', 'Opt-in text; the box is never pre-ticked.'),
  termsNote: flag(
    false,
    'Show the note "You must agree to the terms of use before submitting the form." Needs the page at termsPath.',
  ),
  termsPath: text(
    '/terms-and-conditions',
    "The dealer's own terms of use page, linked from the checkbox; the text that was agreed to is stored.",
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
    'Options on the service form; each is sent under its own name with the suffix "(check_option)".',
  ),
  emailUs: flag(
    true,
    "Email us opens a short form on location pages and the dealer's own pages; when off, it opens the shopper's email app.",
  ),
  acknowledge: flag(
    true,
    'Send the shopper an email, or a text if they only gave a phone number, confirming what we received, with a reference.',
  ),
  answerMinutes: wholeNumber(
    90,
    { min: 0, max: 1440 },
    'Reply time in minutes while the location is open, or counted from its next opening. Shoppers see the day and time; with 0, they don’t.',
  ),
  testDriveAppointments: flag(false, 'The test drive form offers available appointments instead of a date and time.'),
  testDriveDisclaimer: maybeText('Shown on the test drive form.'),
  privacyPath: text('/privacy-policy', 'Page that the collection notice links to.'),
});

export const appointmentSettings = area(
  "Test drives by appointment, when forms.testDriveAppointments is on. Times come from each sales location's opening hours.",
  {
    minutes: wholeNumber(45, { min: 10, max: 240 }, 'Length of an appointment.'),
    capacity: wholeNumber(1, { min: 1, max: 50 }, 'Maximum number of appointments at the same time at one location.'),
    leadHours: wholeNumber(2, { min: 0, max: 336 }, 'Hours between the booking and the earliest appointment.'),
    horizonDays: wholeNumber(21, { min: 1, max: 90 }, 'Number of days that can be booked ahead, including today.'),
  },
);

export const buttonSettings = area('Buttons on the vehicle page.', {
  call: flag(true, 'Call the dealer.'),
  enquire: flag(true, 'Enquire.'),
  testDrive: flag(true, 'Book a test drive; a test ride for a motorcycle, a viewing for a caravan or camper trailer.'),
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
    'How the home page shows several locations: "grid", three per row when there are three or more; "carousel", a row to swipe through; "single", one at a time, chosen from a list. The locations page always shows all of them.',
  ),
  publicHolidays: choice(
    ['closed', 'usual'],
    localeDefaults.locations.publicHolidays,
    'Public holidays in a location\'s state over the coming months: "closed", or "usual" hours. A location\'s own specialHours take precedence.',
  ),
  bookingFrames: list(
    z.strictObject({
      tabName: z
        .string()
        .trim()
        .min(1)
        .max(40)
        .describe('Tab label: the page’s purpose or location. Example: "Artarmon".'),
      iframeUrl: z.url({ protocol: /^https$/ }).describe('URL provided by the booking company.'),
    }),
    [],
    'Another company’s booking pages on the service page: opened by a click, sandboxed, and shown as tabs if there are several. Example: {"tabName": "Artarmon", "iframeUrl": "https://booking.example/artarmon"}.',
  ),
  hiddenIds: list(z.string().trim().min(1), [], 'IDs of locations that are never shown.'),
  directions: flag(true, 'Get Directions buttons.'),
  showStockCount: flag(true, 'In lists of all locations, show the number of vehicles at each, with a link to them.'),
});

export const mapSettings = area('Maps of locations.', {
  shown: flag(true, 'Offer maps.'),
  tiles: text(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    "Tile URL, OpenStreetMap's by default; tiles load only after a shopper asks for the map.",
  ),
  attribution: text('© OpenStreetMap contributors', 'Map attribution.'),
  zoom: wholeNumber(15, { min: 3, max: 19 }, 'Initial zoom level.'),
});

export const reviewSettings = area('Customer reviews.', {
  shown: flag(true, 'Shows reviews.'),
  forced: flag(false, 'Show the section even without reviews, to ask for the first one; needs leaveReviewUrl.'),
  source: choice(
    ['dealer', 'google', 'organisation'],
    'dealer',
    'Source of the reviews: "dealer", reviews.json; "google", Google reviews in reviews.json, 12 of them in full; "organisation", loaded for orgId from /api/reviews/ once a shopper scrolls near them.',
  ),
  minimumRating: withDefault(
    z.number().min(0).max(5),
    3.5,
    'The heading and average are shown only above this rating.',
  ),
  orgId: maybeText('Organisation whose reviews /api/reviews returns.'),
  limit: nullable(z.int().min(1).max(50), 'Maximum number of reviews.', '10, or 12 for Google'),
  carouselAbove: wholeNumber(3, { min: 1, max: 50 }, 'More reviews than this are shown in a carousel.'),
  rotate: flag(
    false,
    'The carousel advances by itself. It pauses on hover, touch or focus and with its button, and stays still if the shopper prefers reduced motion.',
  ),
  rotateMs: wholeNumber(3000, { min: 2000, max: 60_000 }, 'Milliseconds between slides.'),
  startSlide: wholeNumber(2, { min: 0, max: 49 }, 'Review the carousel starts with, counting from 0.'),
  dates: choice(
    ['days', 'words', 'none'],
    'days',
    'How dates are shown: "days", as in "5 days ago"; "words", as in "18 November 2026"; "none", not at all.',
  ),
  hiddenReviewers: list(z.string().trim().min(1), [], 'Reviewers whose reviews are never shown, by name.'),
  excludedIds: list(z.string().trim().min(1), [], 'IDs of reviews that are never shown.'),
  leaveReviewUrl: nullable(z.url({ protocol: /^https$/ }), 'URL that Leave a Review links to.', 'none, no button'),
});

export const socialSettings = area(
  'Social networks in the footer.',
  Object.fromEntries(
    (['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x'] as const).map((network) => [
      network,
      nullable(z.url({ protocol: /^https$/ }), `URL of the dealer's ${network} page.`),
    ]),
  ) as Record<
    'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x',
    z.ZodDefault<z.ZodNullable<z.ZodURL>>
  >,
);
