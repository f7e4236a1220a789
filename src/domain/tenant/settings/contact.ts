import * as z from 'zod';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';

export const phoneSettings = area(
  "Which number a call button dials: override, then by stock type, then the location's.",
  {
    override: maybeText('One number for everything. Default: none.'),
    new: maybeText('New stock, and demo stock without a number of its own. Default: none.'),
    used: maybeText('Used stock. Default: none.'),
    demo: maybeText('Demo stock. Default: the number for new.'),
    masked: flag(true, 'Numbers show five characters until pressed; the reveal is logged. Default: true.'),
  },
);

export const formSettings = area('Enquiry and other forms.', {
  categories: list(
    z.string().trim().min(1),
    ['General Enquiry', 'Sales Enquiry', 'Service Enquiry', 'Parts Enquiry', 'Finance Enquiry', 'Careers Enquiry'],
    'Choices of the category list; one hides it. Default: six.',
  ),
  defaultCategory: text('General Enquiry', 'Category chosen at first. Default: "General Enquiry".'),
  messageRequired: flag(true, 'Whether a message must be written. Default: true.'),
  showRego: flag(false, 'The optional registration field. Default: false.'),
  showDealershipSelect: flag(
    true,
    'Choice of dealership where each of several is one place; a choice of location says the dealership as well. Default: true.',
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
    'The note "You must agree to the terms of use before submitting the form." Needs the page of termsPath. Default: false.',
  ),
  termsPath: text(
    '/terms-and-conditions',
    'The dealer\'s own page with the terms of use that the box links to; the text that was agreed to is kept. Default: "/terms-and-conditions".',
  ),
  acknowledge: flag(
    true,
    'The shopper gets a mail, or a text where only a phone was given, that says what arrived, with a reference. Default: true.',
  ),
  testDriveAppointments: flag(
    false,
    'The test drive form offers free appointments instead of a date and time. Default: false.',
  ),
  testDriveDisclaimer: maybeText('Shown on the test drive form. Default: none.'),
  privacyPath: text('/privacy-policy', 'Where the collection notice leads. Default: "/privacy-policy".'),
});

export const appointmentSettings = area(
  "Test drives by appointment, where forms.testDriveAppointments is on. Times come from each sales location's opening hours.",
  {
    minutes: wholeNumber(45, { min: 10, max: 240 }, 'Length of an appointment. Default: 45.'),
    capacity: wholeNumber(1, { min: 1, max: 50 }, 'Appointments at one time at one location. Default: 1.'),
    leadHours: wholeNumber(
      2,
      { min: 0, max: 336 },
      'Hours between the booking and the earliest appointment. Default: 2.',
    ),
    horizonDays: wholeNumber(21, { min: 1, max: 90 }, 'Days ahead that can be booked, today included. Default: 21.'),
  },
);

export const buttonSettings = area('Which buttons the vehicle page has.', {
  call: flag(true, 'Call the dealer. Default: true.'),
  enquire: flag(true, 'Enquire. Default: true.'),
  testDrive: flag(true, 'Book a test drive. Default: true.'),
  reserve: flag(true, 'Shown only where reserving is on and the vehicle is eligible. Default: true.'),
  tradeIn: flag(true, 'Trade-in valuation, where trade-ins are on. Default: true.'),
  finance: flag(true, 'Finance, where the vehicle is eligible. Default: true.'),
  historyReport: flag(true, 'Shown only where the vehicle has a report. Default: true.'),
  pdf: flag(true, 'PDF of the page. Default: true.'),
  print: flag(true, 'Print the page. Default: true.'),
  requestPhotos: flag(true, 'Ask for more photos. Default: true.'),
});

export const locationSettings = area('Locations and hours.', {
  hiddenIds: list(z.string().trim().min(1), [], 'Locations that never show, by id. Default: none.'),
  directions: flag(true, 'Get Directions buttons. Default: true.'),
  showStockCount: flag(true, 'How many vehicles stand at a location. Default: true.'),
});

export const mapSettings = area('Maps of locations.', {
  shown: flag(true, 'Whether maps are offered. Default: true.'),
  tiles: text(
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    'Tile address; loaded only after a shopper asks for the map. Default: OpenStreetMap.',
  ),
  attribution: text('© OpenStreetMap contributors', 'Whose map it is. Default: "© OpenStreetMap contributors".'),
  zoom: wholeNumber(15, { min: 3, max: 19 }, 'Zoom level at first. Default: 15.'),
});

export const reviewSettings = area('Customer reviews.', {
  shown: flag(true, 'Whether they show at all. Default: true.'),
  minimumRating: z
    .number()
    .min(0)
    .max(5)
    .default(3.5)
    .describe('The heading and average show only above this. Default: 3.5.'),
  orgId: maybeText('Organisation whose reviews /api/reviews answers with. Default: none.'),
  limit: wholeNumber(10, { min: 1, max: 50 }, 'Longest list. Default: 10.'),
  dates: choice(['days', 'words', 'none'], 'days', 'How dates show. Default: "days".'),
  hiddenReviewers: list(z.string().trim().min(1), [], 'Names that never show. Default: none.'),
  excludedIds: list(z.string().trim().min(1), [], 'Reviews that never show, by id. Default: none.'),
  leaveReviewUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null)
    .describe('Where Leave a Review leads. Default: none, no button.'),
});

export const socialSettings = area(
  'Social networks in the footer.',
  Object.fromEntries(
    (['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin', 'x'] as const).map((network) => [
      network,
      z
        .url({ protocol: /^https$/ })
        .nullable()
        .default(null)
        .describe(`Address of the dealer's ${network} page. Default: none.`),
    ]),
  ) as Record<
    'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'linkedin' | 'x',
    z.ZodDefault<z.ZodNullable<z.ZodURL>>
  >,
);
