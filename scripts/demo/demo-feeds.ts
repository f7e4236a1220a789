import { toAmericanEnglish } from './american-words.ts';
import { compact, type FeedVehicle } from './feed-vehicle.ts';
import { accessoryRows, makeCaravanAccessories } from './make-accessories.ts';
import { makeCaravans } from './make-caravans.ts';
import { makeCollection } from './make-collection.ts';
import { makeListings } from './make-listings.ts';
import { makeMotorcycles, type CsvRow } from './make-motorcycles.ts';
import { makeYard } from './make-yard.ts';
import { harbour, ironbark, kauri, lakeside } from './plans.ts';
import { csvFeed, jsonFeed } from './write-files.ts';

const kilometresToMiles = (km: number | null) => (km === null ? null : Math.round(km / 1.609344));

const inAmerican = <T extends string | null | undefined>(text: T) =>
  typeof text === 'string' ? toAmericanEnglish(text) : text;

const american = ({ km, dealercomments, stocknum, ...rest }: FeedVehicle) => ({
  ...rest,
  tag: inAmerican(rest.tag),
  colour: inAmerican(rest.colour),
  interior_colour: inAmerican(rest.interior_colour),
  standardEquipment: rest.standardEquipment?.map(toAmericanEnglish),
  mileage: kilometresToMiles(km),
  seller_notes: dealercomments,
  stock_number: stocknum,
});

function motorcycleRows(): CsvRow[] {
  const rows = makeMotorcycles();
  return [...rows, ...accessoryRows(Object.keys(rows[0] ?? {}))];
}

export function demoFeeds(): [path: string, text: string][] {
  return [
    ['harbour-motors/stock.json', jsonFeed(makeYard(harbour).map(compact))],
    ['ironbark-ford/stock.json', jsonFeed(makeYard(ironbark).map(compact))],
    ['kauri-cars/stock.json', jsonFeed(makeYard(kauri).map(compact))],
    ['lakeside-auto/stock.json', jsonFeed(makeYard(lakeside).map(american).map(compact))],
    ['merrin-vale/stock.json', jsonFeed(makeCollection().map(compact))],
    ['southern-cross-caravans/stock.json', jsonFeed(makeCaravans().map(compact))],
    ['southern-cross-caravans/accessories.json', jsonFeed(makeCaravanAccessories().map(compact))],
    ['apex-motorcycles/stock.csv', csvFeed(motorcycleRows())],
    ['everyday-cars/stock.csv', csvFeed(makeListings())],
  ];
}
