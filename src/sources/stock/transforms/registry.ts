/** Settings may use `transforms` (stock-mapping.ts). */
import type { transforms as named } from '#src/domain/tenant/settings/stock-mapping.ts';
import * as addresses from './addresses.ts';
import * as dates from './dates.ts';
import * as lists from './lists.ts';
import * as numbers from './numbers.ts';
import * as odometers from './odometers.ts';
import * as prices from './prices.ts';
import type { Read } from './reading.ts';
import * as texts from './texts.ts';
import * as words from './words.ts';

const transform = <K extends string, T>(kind: K, read: Read<T>) => ({ kind, read });
const asText = (read: Read<string>) => transform('text', read);
const asNumber = (read: Read<number>) => transform('number', read);

export const registry = {
  text: asText(texts.text),
  identifier: asText(texts.identifier),
  make: asText(texts.text),
  model: asText(texts.text),
  badgeFromTitle: asText(texts.text),
  engine: asText(numbers.engine),
  exteriorColour: asText(texts.exteriorColour),
  interiorColour: asText(texts.interiorColour),
  suburb: asText(texts.suburb),
  state: asText(texts.state),
  vin: asText(texts.vin),
  plate: asText(texts.plate),
  address: asText(addresses.address),
  html: transform('html', texts.html),
  number: asNumber(numbers.number),
  integer: asNumber(numbers.integer),
  count: asNumber(numbers.count),
  money: asNumber(numbers.money),
  odometer: transform('odometer', odometers.odometer),
  year: asNumber(dates.year),
  seats: asNumber(numbers.seats),
  doors: asNumber(numbers.doors),
  cylinders: asNumber(numbers.cylinders),
  litres: asNumber(numbers.litres),
  cubicCentimetres: asNumber(numbers.cubicCentimetres),
  consumption: asNumber(numbers.consumption),
  cityEconomy: asNumber(numbers.cityEconomy),
  highwayEconomy: asNumber(numbers.highwayEconomy),
  stars: asNumber(numbers.stars),
  millimetres: asNumber(numbers.millimetres),
  kilograms: asNumber(numbers.kilograms),
  feet: asNumber(numbers.feet),
  kilowatts: asNumber(numbers.kilowatts),
  newtonMetres: asNumber(numbers.newtonMetres),
  tankLitres: asNumber(numbers.tankLitres),
  kilometres: asNumber(numbers.kilometres),
  kilowattHours: asNumber(numbers.kilowattHours),
  energyUse: asNumber(numbers.energyUse),
  chargeHours: asNumber(numbers.chargeHours),
  chargeMinutes: asNumber(numbers.chargeMinutes),
  chargeWindow: asText(texts.chargeWindow),
  batteryHealth: asNumber(numbers.batteryHealth),
  gears: asNumber(numbers.gears),
  sleeps: asNumber(numbers.sleeps),
  boolean: transform('boolean', words.boolean),
  learner: transform('boolean', words.learner),
  sold: transform('boolean', words.isSold),
  reserved: transform('boolean', words.isReserved),
  restricted: transform('boolean', words.isRestricted),
  shown: transform('boolean', words.isShown),
  distanceUnit: transform('distanceUnit', words.distanceUnit),
  actualReading: transform('boolean', odometers.actualReading),
  priceShown: transform('boolean', prices.priceShown),
  priceHidden: transform('boolean', prices.priceHidden),
  date: transform('date', dates.date),
  expiryDate: transform('date', dates.expiryDate),
  month: transform('month', dates.month),
  timestamp: transform('instant', dates.timestamp),
  list: transform('list', lists.list),
  images: transform('images', addresses.addresses),
  json: transform('lenders', lists.lenders),
  processors: transform('processors', lists.processors),
  carType: transform('carType', words.carType),
  status: transform('status', words.status),
  itemType: transform('itemType', words.itemType),
  body: transform('body', words.body),
  transmission: transform('transmission', words.transmission),
  fuel: transform('fuel', words.fuel),
  drive: transform('drive', words.drive),
  priceType: transform('priceType', prices.priceType),
  // Ignores the mapping's number transform: words beside an amount matter.
  price: transform('number', prices.price),
} satisfies Record<string, { kind: string; read: Read<unknown> }> & Record<(typeof named)[number], unknown>;

export type TransformName = keyof typeof registry;
export type TransformOutput<K extends TransformName> = (typeof registry)[K]['read'] extends Read<infer T> ? T : never;
