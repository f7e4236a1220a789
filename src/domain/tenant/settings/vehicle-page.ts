import * as z from 'zod';
import { area, choice, flag, list, maybeText, nullable, text, wholeNumber, withDefault } from './fields.ts';

const vehicleTabs = ['comments', 'included', 'why-buy', 'reserve', 'protect', 'features'] as const;
const vehicleAccordions = [
  'electric',
  'towing',
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

const energyPrice = (of: string, most: number) =>
  nullable(z.number().positive().max(most), of, 'no cost shown for vehicles that use it');

const runningCostBasis = z.strictObject({
  distance: z
    .int()
    .min(1000)
    .max(100_000)
    .describe('Annual distance in the site’s unit (regional.distanceUnit). Example: 14000.'),
  asOf: z.iso.date().describe('Date of the prices, shown to shoppers beside them. Example: "2026-10-31".'),
  petrol: energyPrice('Regular petrol, dollars per litre (per gallon in the United States). Example: 1.89.', 20),
  premiumPetrol: energyPrice(
    'Premium petrol, in the same unit, for vehicles whose fuel is premium, 95 or 98 in the feed.',
    20,
  ),
  diesel: energyPrice('Diesel, in the same unit.', 20),
  lpg: energyPrice('LPG, in the same unit.', 20),
  electricity: energyPrice('Electricity at home, dollars per kilowatt hour. Example: 0.32.', 5),
});

export const vehiclePageSettings = area('The vehicle page.', {
  layout: choice(['tabs', 'accordions'], 'tabs', 'How longer content is laid out.'),
  tabs: list(
    z.enum(vehicleTabs),
    ['comments', 'included', 'features', 'reserve', 'why-buy', 'protect'],
    'Tabs shown, in order; empty ones are hidden.',
  ),
  accordions: list(
    z.enum(vehicleAccordions),
    ['electric', 'towing', 'reserve', 'why-buy', 'protect', 'summary', 'specifications', 'enquiry', 'calculator'],
    'Collapsible sections, in order; empty ones are hidden: "electric" (range, battery, charging) and "towing" appear only if the feed has the data.',
  ),
  runningCost: nullable(
    runningCostBasis,
    'Basis for a vehicle’s yearly fuel or power cost: the feed gives its consumption, this setting the prices. Plug-in hybrids don’t show a cost, since their figure only holds if they are charged every night.',
    'no fuel or power cost is shown',
  ),
  included: list(
    z.string().trim().min(1),
    [],
    'Points under What’s Included that apply to every vehicle, new, demo and used.',
  ),
  includedFor: area(
    'Further points under What’s Included, by stock type, so that a used vehicle doesn’t show points that don’t apply to it.',
    {
      new: list(z.string().trim().min(1), [], 'New stock. Example: ["New-car warranty from the day you collect it"].'),
      demo: list(z.string().trim().min(1), [], 'Demo stock. Example: ["Balance of the new-car warranty"].'),
      used: list(z.string().trim().min(1), [], 'Used stock. Example: ["PPSR report: no money owing"].'),
    },
  ),
  whyBuy: list(z.string().trim().min(1), [], 'Points under Why Buy From Us?'),
  protect: list(z.string().trim().min(1), [], 'Points under Protect Your Car.'),
  commentsLength: wholeNumber(400, { min: 100, max: 5000 }, 'Characters of dealer comments shown before “Show more”.'),
  listLength: wholeNumber(8, { min: 1, max: 100 }, 'List items shown before “Show All”.'),
  specificationRows: wholeNumber(4, { min: 1, max: 100 }, 'Specification rows shown before “Show More”.'),
  similar: area('Similar vehicles.', {
    shown: flag(true, 'Show similar vehicles, by body type.'),
    count: wholeNumber(4, { min: 1, max: 12 }, 'How many.'),
  }),
  sidebar: flag(true, 'The “Interested in this vehicle?” panel.'),
  marketBadge: flag(true, 'Badge for vehicles more than $499 below the state average, if the feed says so.'),
  certified: area('The certified-used dialog.', {
    title: text('Certified used', 'Heading of the dialog.'),
    points: list(z.string().trim().min(1), [], 'Points that certification covers.', 'none, no dialog'),
  }),
  promoBanner: flag(true, 'The dismissible promo banner with three items.'),
  promotionalTiles: list(
    z.enum(promotionalTiles),
    ['trade-in'],
    'Promotional tiles to show. List a warranty, finance or quality standard only if you offer it.',
  ),
  promotionalTileWords: withDefault(
    z.partialRecord(
      z.enum(promotionalTiles),
      z.strictObject({
        title: z.string().trim().min(1).describe('Title of the tile. Example: "90-day powertrain warranty".'),
        text: z.string().trim().min(1).describe('Text of its dialog.'),
      }),
    ),
    {},
    'Custom copy for a tile, by tile name.',
    'the built-in copy',
  ),
  paymentBrands: list(
    z.enum(['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay']),
    ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'],
    'Payment brands shown as accepted.',
  ),
  map: flag(true, 'Map of the vehicle’s location; its address, hours and phone are shown even without the map.'),
  viewCounter: flag(false, 'How many people have viewed the vehicle.'),
  sharing: flag(true, 'Share and copy link buttons. Social networks are not offered.'),
  rightsPanel: flag(
    true,
    'The buyer’s legal rights: statutory warranty and cooling-off by state in Australia; the country’s own rules in New Zealand and the United States.',
  ),
  disclaimer: maybeText('Small print under the vehicle.'),
});
