import * as z from 'zod';
import { area, choice, flag, list, maybeText, text, wholeNumber } from './fields.ts';

const vehicleTabs = ['comments', 'included', 'why-buy', 'reserve', 'protect', 'features'] as const;
const vehicleAccordions = [
  'reserve',
  'why-buy',
  'protect',
  'summary',
  'specifications',
  'enquiry',
  'calculator',
] as const;
const promotionalTiles = [
  'warranty',
  'video-call',
  'trade-in',
  'freight',
  'finance',
  'protection-plan',
  'certified',
  'quality',
] as const;

export const vehiclePageSettings = area('The page of one vehicle.', {
  layout: choice(['tabs', 'accordions'], 'tabs', 'How the long texts are arranged. Default: "tabs".'),
  tabs: list(
    z.enum(vehicleTabs),
    ['comments', 'included', 'features', 'reserve', 'why-buy', 'protect'],
    'Texts shown, in order; one without content is left out. Default: all six.',
  ),
  accordions: list(
    z.enum(vehicleAccordions),
    ['reserve', 'why-buy', 'protect', 'summary', 'specifications', 'enquiry', 'calculator'],
    'Folding sections, in order; one without content is left out. Default: all seven.',
  ),
  included: list(
    z.string().trim().min(1),
    [],
    "Points under What's Included that hold for every vehicle, new, demo and used.",
  ),
  includedFor: area(
    "Further points under What's Included, by stock type: what a used vehicle does not have must not stand with it.",
    {
      new: list(
        z.string().trim().min(1),
        [],
        'New stock. Default: none. Example: ["New-car warranty from the day you collect it"].',
      ),
      demo: list(
        z.string().trim().min(1),
        [],
        'Demo stock. Default: none. Example: ["Balance of the new-car warranty"].',
      ),
      used: list(z.string().trim().min(1), [], 'Used stock. Default: none. Example: ["PPSR report: no money owing"].'),
    },
  ),
  whyBuy: list(z.string().trim().min(1), [], 'Points under Why Buy From Us?'),
  protect: list(z.string().trim().min(1), [], 'Points under Protect Your Car.'),
  commentsLength: wholeNumber(
    400,
    { min: 100, max: 5000 },
    'Characters of dealer comments before Show more. Default: 400.',
  ),
  listLength: wholeNumber(8, { min: 1, max: 100 }, 'Items of a list before Show All. Default: 8.'),
  specificationRows: wholeNumber(4, { min: 1, max: 100 }, 'Specification rows before Show More. Default: 4.'),
  similar: area('Similar vehicles.', {
    shown: flag(true, 'Whether they show, by body type. Default: true.'),
    count: wholeNumber(4, { min: 1, max: 12 }, 'How many. Default: 4.'),
  }),
  sidebar: flag(true, 'The panel Interested in this vehicle? Default: true.'),
  marketBadge: flag(true, 'Cheaper than the state average by more than $499, when the feed says so. Default: true.'),
  certified: area('The certified-used dialog.', {
    title: text('Certified used', 'Heading of the dialog. Default: "Certified used".'),
    points: list(z.string().trim().min(1), [], 'What certification covers. Default: none, no dialog.'),
  }),
  promoBanner: flag(true, 'The dismissible banner of three. Default: true.'),
  promotionalTiles: list(
    z.enum(promotionalTiles),
    ['warranty', 'trade-in', 'finance', 'quality'],
    'The promotional tile set. Default: four.',
  ),
  promotionalTileWords: z
    .partialRecord(
      z.enum(promotionalTiles),
      z.strictObject({
        title: z.string().trim().min(1).describe('The line on the tile. Example: "90-day powertrain warranty".'),
        text: z.string().trim().min(1).describe('What its dialog says.'),
      }),
    )
    .default({})
    .describe("A dealer's own words for a tile, by its name. Default: the product's words."),
  paymentBrands: list(
    z.enum(['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay']),
    ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'],
    'Accepted payment brands shown. Default: all five.',
  ),
  map: flag(
    true,
    'The map of the place where the vehicle stands; its address, hours and phone stand there without it too. Default: true.',
  ),
  viewCounter: flag(false, 'How many looked at the vehicle. Default: false.'),
  sharing: flag(true, 'Share and copy link. Social networks are not offered. Default: true.'),
  rightsPanel: flag(
    true,
    "What the law gives the buyer: statutory warranty and cooling-off by state in Australia; in New Zealand and the United States the country's own rules. Default: true.",
  ),
  disclaimer: maybeText('Small print under the vehicle. Default: none.'),
});
