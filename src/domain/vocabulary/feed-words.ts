/**
 * Feeds' spellings, in lower-case letters and digits ("dualcab"). Listed in docs/vocabulary.md; American fuels are in
 * typed-words.ts.
 */
import type { StockKind } from '../vehicle/stock-kinds.ts';
import type { BodyType, CarType, Drive, Fuel, Transmission, VehicleStatus } from '../vehicle/vehicle.ts';

/** "Certified" means certified used. */
export type FeedCondition = CarType | 'certified';

export const feedConditions: Record<FeedCondition, string> = {
  new: 'brandnew n newcar newcars newvehicle newvehicles newstock newbike newmotorcycle newcaravan',
  demo: 'demos demonstrator demonstrators demonstration d exdemo exdemonstrator democar democars demovehicle demovehicles executivedemo dealerdemo demostock',
  used: 'preowned preownedcar preownedvehicle previouslyowned u usedcar usedcars usedvehicle usedvehicles usedstock usedbike secondhand 2ndhand preloved exlease exrental exfleet exgovernment exgovt',
  certified: 'cpo certifiedpreowned certifiedused certifiedusedcar',
};

/** Without ambiguous terms such as "Retail". */
export const feedStatuses: Record<VehicleStatus, string> = {
  in_stock:
    'instock avail available availablenow availableforsale active live current forsale readyforsale onsale published listed advertised online onyard inyard ontheyard onlot onthelot unsold notsold frontline frontlineready',
  coming_soon: 'comingsoon incoming arriving arrivingsoon duesoon dueinsoon neworder availabletoorder preorder',
  sold: 'delivered soldvehicle solddelivered soldanddelivered retailsold soldretail',
  in_transit: 'transit ontheway onwater onthewater shipped',
  on_hold:
    'hold layby laybuy layaway pending salepending pendingsale deposit deposittaken ondeposit undercontract underoffer reserved unavailable notavailable',
  wholesale: 'auction toauction trade tradeonly wholesaled',
  removed:
    'deleted archived inactive withdrawn expired unpublished hidden draft offline offmarket notforsale donotadvertise disabled scrapped writtenoff',
};

export const feedKinds: Record<StockKind, string> = {
  car: 'cars vehicle automobile passenger suv ute van truck lightcommercial',
  motorcycle: 'motorcycles motorbike motorbikes bike bikes motor scooter atv',
  caravan: 'caravans rv poptop hybridcaravan',
  camperTrailer: 'campertrailers camper campers',
  motorhome: 'motorhomes campervan campervans',
  accessory: 'accessories part parts merchandise',
};

export const feedBodies: Partial<Record<BodyType, string>> = {
  suv: 'crossover softroader offroader',
  hatch: 'hatchback liftback 5doorhatchback 3doorhatchback sportback',
  sedan: 'saloon sed fastbacksedan',
  wagon: 'stationwagon estate tourer sportswagon avant sportwagon',
  ute: 'utetray utility pickup dualcab doublecab dualcabute crewcab extracab singlecab dualcabutility pickuptruck utes tray',
  cabChassis: 'cabchassis singlecabchassis dualcabchassis chassis ccab',
  van: 'commercial panelvan vans cargovan deliveryvan commercialvan minivancargo',
  peopleMover: 'mpv minivan peoplemovers multipurpose',
  coupe: 'coup fastback',
  convertible: 'cabriolet roadster spider spyder cabrio targa',
  softtop: '',
  hardtop: '',
  bus: 'minibus coach',
  lightTruck: 'lighttruck tipper primemover',
  motorhome: 'campervan',
  caravan: 'caravans poptop hybrid fifthwheeler',
  camperTrailer: 'camper campers campertrailers',
  sportBike: 'sport sports supersport supersports sportsbike superbike roadbike road sporttouring',
  nakedBike: 'naked nakeds streetfighter streetbike nakedsport nakedroadster',
  cruiser: 'cruisers custom chopper bagger bobber',
  adventureBike: 'adventure dualsport dualpurpose touring adventuretouring adventuretourer',
  offRoadBike: 'offroad dirtbike dirt enduro trail trailbike motocross mx motard supermoto trials farmbike agbike',
  scooter: 'scooters moped mopeds maxiscooter stepthrough',
  classicBike: 'classic classics retro modernclassic caferacer scrambler',
  '4x4': '4wd',
};

export const feedTransmissions: Record<Transmission, string> = {
  automatic: 'auto a at cvt ecvt ivt amt dct dsg sptsauto stronic tiptronic steptronic',
  manual: 'man m mt',
};

export const feedFuels: Record<Fuel, string> = {
  petrol:
    'unleaded premium leaded ulp pulp gasoline gas91 e10 e85 premiumunleaded unleadedpetrol petrolunleaded petrolpremiumulp p flexfuel regular',
  diesel: 'd dieselturbo turbodiesel',
  hybrid: 'petrolhybrid hybridpetrol mildhybrid mhev hev electrichybrid',
  plugInHybrid: 'phev pluginhybrid plugin',
  electric: 'ev bev batteryelectric e',
  lpg: 'gas lpgonly',
  hydrogen: 'fcev fuelcell',
};

export const feedDrives: Record<Drive, string> = {
  front: 'fwd frontwheeldrive frontwheel f',
  rear: 'rwd rearwheeldrive rearwheel r',
  all: 'awd allwheeldrive allwheel quattro 4matic xdrive 4motion a',
  four: '4wd 4x4 fourwheeldrive fourwheel 4wheeldrive parttime4wd 4x4onroad',
};
