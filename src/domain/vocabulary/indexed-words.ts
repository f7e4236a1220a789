/** Synonyms in the index, besides the labels. Listed in docs/vocabulary.md. */
import type { BodyType, CarType, Drive, Fuel, ItemType, Transmission } from '../vehicle/vehicle.ts';

export const indexedBodies: Partial<Record<BodyType, string>> = {
  '4x4': '4wd offroad off-roader suv',
  bus: 'minibus',
  cabChassis: 'ute tray traytop pickup',
  convertible: 'cabrio cabriolet roadster soft-top',
  hatch: 'hatchback',
  hatchback: 'hatch',
  lightTruck: 'truck',
  motorhome: 'camper campervan rv',
  peopleMover: 'mpv minivan people-carrier',
  sedan: 'saloon',
  softtop: 'convertible cabrio soft-top',
  suv: '4wd 4x4 crossover',
  ute: 'pickup truck dual-cab utility',
  van: 'panel commercial',
  wagon: 'estate touring stationwagon',
  stationWagon: 'estate wagon',
  sportBike: 'sportsbike motorbike',
  cruiser: 'motorbike',
  adventureBike: 'motorbike tourer',
  nakedBike: 'motorbike streetfighter',
  offRoadBike: 'motorbike dirt-bike dirtbike enduro motocross trail-bike',
  scooter: 'motorbike moped',
  classicBike: 'motorbike retro cafe-racer',
  caravan: 'van trailer',
  camperTrailer: 'camper tent',
};
export const indexedBodiesInAmerica: Partial<Record<BodyType, string>> = {
  suv: 'crossover sport-utility',
  ute: 'truck pickup-truck',
  '4x4': '4wd suv off-roader',
};
export const indexedFuels: Record<Fuel, string> = {
  petrol: 'petrol gasoline gas unleaded',
  diesel: 'turbodiesel',
  hybrid: 'hev',
  plugInHybrid: 'phev plugin hybrid',
  electric: 'ev bev battery',
  lpg: 'gas autogas',
  hydrogen: 'fuel-cell fcev',
};
export const indexedDrives: Record<Drive, string> = { front: 'fwd 2wd', rear: 'rwd 2wd', all: 'awd', four: '4wd 4x4' };
export const indexedItemTypes: Record<ItemType, string> = {
  car: 'car',
  motorcycle: 'motorcycle motorbike bike',
  caravan: 'caravan',
  accessory: 'accessory',
};
export const indexedTransmissions: Record<Transmission, string> = { automatic: 'auto', manual: 'stick' };
export const indexedConditions: Record<CarType, string> = {
  new: 'new',
  demo: 'demo demonstrator ex-demo',
  used: 'used pre-owned preowned secondhand second-hand',
};
