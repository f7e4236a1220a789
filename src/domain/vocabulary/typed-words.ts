/**
 * Shoppers' terms besides the labels, as `compact` returns them ("plugin"). In the live search's download, so feed
 * spellings are separate. Listed in docs/vocabulary.md.
 */
import type { BodyType, CarType, Fuel, Transmission } from '../vehicle/vehicle.ts';

export const typedFuels: Record<Fuel, string> = {
  petrol: 'petrol unleaded ulp',
  diesel: 'diesel diesels turbodiesel',
  hybrid: 'hybrid hybrids',
  plugInHybrid: 'pluginhybrid pluginhybrids phev phevs plugin',
  electric: 'electric electrics ev evs bev bevs zeroemission',
  lpg: 'lpg',
  hydrogen: 'hydrogen fuelcell',
};
/** "Gas" means autogas in Australia. */
export const typedFuelsInAmerica: Partial<Record<Fuel, string>> = { petrol: 'gas gasoline' };

export const typedTransmissions: Record<Transmission, string> = {
  automatic: 'auto autos automatic automatics',
  manual: 'manual manuals stickshift',
};

/** `fourOrAll` and `frontOrRear` are ambiguous: chips name both drives. */
export const typedDrives = {
  fourOrAll: '4wd 4wds 4x4 4x4s fourwheeldrive 4wheeldrive fourbyfour 4by4',
  all: 'awd awds allwheeldrive',
  front: 'fwd frontwheeldrive',
  rear: 'rwd rearwheeldrive',
  frontOrRear: '2wd 4x2 twowheeldrive 2wheeldrive',
};

export const typedConditions: Record<CarType, string> = {
  new: 'new brandnew',
  demo: 'demo demos demonstrator demonstrators exdemo',
  used: 'used secondhand 2ndhand preowned preloved',
};

export const typedBodies: Partial<Record<BodyType, string>> = {
  wagon: 'estate estates',
  sedan: 'saloon saloons',
  convertible: 'cabriolet cabriolets roadster roadsters ragtop droptop dropheadcoupe',
  peopleMover: 'mpv mpvs minivan minivans peoplecarrier peoplecarriers peoplemovers mover',
  ute: 'pickup pickups pickuptruck pickuptrucks tradie tradies traytop traytops trayback',
  suv: 'crossover crossovers softroader softroaders',
  bus: 'minibus minibuses',
  hatchback: 'hatchy hatchbacks',
  van: 'panelvan panelvans deliveryvan deliveryvans',
  motorhome: 'campervan campervans rv rvs',
  camperTrailer: 'campertrailer campertrailers',
  sportBike: 'sportsbike sportsbikes superbike',
  adventureBike: 'adventurebike adventurebikes',
  nakedBike: 'nakedbike nakedbikes',
  offRoadBike: 'offroadbike offroadbikes dirtbike dirtbikes trailbike trailbikes',
  scooter: 'scooters moped mopeds',
  classicBike: 'classicbike classicbikes',
  cruiser: 'cruisers',
};
