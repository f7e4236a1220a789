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
  nullable(z.number().positive().max(most), of, 'vehicles that use it show no cost');

const runningCostBasis = z.strictObject({
  distance: z
    .int()
    .min(1000)
    .max(100_000)
    .describe("Distance of a year in the site's unit (regional.distanceUnit). Example: 14000."),
  asOf: z.iso.date().describe('Day on which the prices held, which shoppers read beside them. Example: "2026-10-31".'),
  petrol: energyPrice('Regular petrol, dollars a litre (a gallon in the United States). Example: 1.89.', 20),
  premiumPetrol: energyPrice(
    'Premium petrol, in the same unit, for vehicles whose fuel the feed calls premium, 95 or 98.',
    20,
  ),
  diesel: energyPrice('Diesel, in the same unit.', 20),
  lpg: energyPrice('LPG, in the same unit.', 20),
  electricity: energyPrice('Power at home, dollars a kilowatt hour. Example: 0.32.', 5),
});

export const vehiclePageSettings = area('The page of one vehicle.', {
  layout: choice(['tabs', 'accordions'], 'tabs', 'How the long texts are arranged.'),
  tabs: list(
    z.enum(vehicleTabs),
    ['comments', 'included', 'features', 'reserve', 'why-buy', 'protect'],
    'Texts shown, in order; one without content is left out.',
  ),
  accordions: list(
    z.enum(vehicleAccordions),
    ['electric', 'towing', 'reserve', 'why-buy', 'protect', 'summary', 'specifications', 'enquiry', 'calculator'],
    'Folding sections, in order; one without content is left out: "electric" (range, battery, charging) and "towing" are there where the feed tells them.',
  ),
  runningCost: nullable(
    runningCostBasis,
    'What a year of fuel or power is worked out with: the feed tells how much a vehicle uses, this what it costs. Plug-in hybrids show none, since their figure holds only for whoever charges every night.',
    'no cost of fuel or power is shown',
  ),
  included: list(
    z.string().trim().min(1),
    [],
    "Points under What's Included that hold for every vehicle, new, demo and used.",
  ),
  includedFor: area(
    "Further points under What's Included, by stock type: what a used vehicle does not have must not stand with it.",
    {
      new: list(z.string().trim().min(1), [], 'New stock. Example: ["New-car warranty from the day you collect it"].'),
      demo: list(z.string().trim().min(1), [], 'Demo stock. Example: ["Balance of the new-car warranty"].'),
      used: list(z.string().trim().min(1), [], 'Used stock. Example: ["PPSR report: no money owing"].'),
    },
  ),
  whyBuy: list(z.string().trim().min(1), [], 'Points under Why Buy From Us?'),
  protect: list(z.string().trim().min(1), [], 'Points under Protect Your Car.'),
  commentsLength: wholeNumber(400, { min: 100, max: 5000 }, 'Characters of dealer comments before Show more.'),
  listLength: wholeNumber(8, { min: 1, max: 100 }, 'Items of a list before Show All.'),
  specificationRows: wholeNumber(4, { min: 1, max: 100 }, 'Specification rows before Show More.'),
  similar: area('Similar vehicles.', {
    shown: flag(true, 'Whether they show, by body type.'),
    count: wholeNumber(4, { min: 1, max: 12 }, 'How many.'),
  }),
  sidebar: flag(true, 'The panel Interested in this vehicle?'),
  marketBadge: flag(true, 'Cheaper than the state average by more than $499, when the feed says so.'),
  certified: area('The certified-used dialog.', {
    title: text('Certified used', 'Heading of the dialog.'),
    points: list(z.string().trim().min(1), [], 'What certification covers.', 'none, no dialog'),
  }),
  promoBanner: flag(true, 'The dismissible banner of three.'),
  promotionalTiles: list(
    z.enum(promotionalTiles),
    ['trade-in'],
    'The promotional tile set. A warranty, finance or a standard of quality is promised by a dealer who names it here, and by no other.',
  ),
  promotionalTileWords: withDefault(
    z.partialRecord(
      z.enum(promotionalTiles),
      z.strictObject({
        title: z.string().trim().min(1).describe('The line on the tile. Example: "90-day powertrain warranty".'),
        text: z.string().trim().min(1).describe('What its dialog says.'),
      }),
    ),
    {},
    "A dealer's own words for a tile, by its name.",
    "the product's words",
  ),
  paymentBrands: list(
    z.enum(['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay']),
    ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'],
    'Accepted payment brands shown.',
  ),
  map: flag(
    true,
    'The map of the place where the vehicle stands; its address, hours and phone stand there without it too.',
  ),
  viewCounter: flag(false, 'How many looked at the vehicle.'),
  sharing: flag(true, 'Share and copy link. Social networks are not offered.'),
  rightsPanel: flag(
    true,
    "What the law gives the buyer: statutory warranty and cooling-off by state in Australia; in New Zealand and the United States the country's own rules.",
  ),
  disclaimer: maybeText('Small print under the vehicle.'),
});
