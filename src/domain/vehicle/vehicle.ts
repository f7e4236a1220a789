/**
 * The vehicle: the noun that every page, hit, lead and feed speaks of. Field names follow specification
 * section 3, in the trade's words.
 */

/** How a vehicle is sold (`car_type` in feeds and search). */
export const carTypes = ['new', 'demo', 'used'] as const;
export type CarType = (typeof carTypes)[number];

/** Where a vehicle stands in the dealer's stock. Only the first three are ever shown; the rest stay off the site. */
export const vehicleStatuses = [
  'in_stock',
  'coming_soon',
  'sold',
  'in_transit',
  'on_hold',
  'wholesale',
  'removed',
] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

/**
 * What kind of thing is for sale (`item_type`). An accessory is listed, but is not a vehicle: it has no
 * compare, favourite or save.
 */
export const itemTypes = ['car', 'motorcycle', 'caravan', 'accessory'] as const;
export type ItemType = (typeof itemTypes)[number];

/** Body-type keys of specification section 3, followed by the keys of motorcycles and caravans. */
export const bodyTypes = [
  '4x4',
  'bus',
  'cabChassis',
  'convertible',
  'coupe',
  'hardtop',
  'hatch',
  'hatchback',
  'motorhome',
  'lightTruck',
  'peopleMover',
  'sedan',
  'softtop',
  'suv',
  'ute',
  'van',
  'wagon',
  'stationWagon',
  'sportBike',
  'nakedBike',
  'cruiser',
  'adventureBike',
  'offRoadBike',
  'scooter',
  'classicBike',
  'caravan',
  'camperTrailer',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** Simplified gearbox (`simple_transmission`). */
export const transmissions = ['automatic', 'manual'] as const;
export type Transmission = (typeof transmissions)[number];

/** Simplified fuel (`simple_fuel`). */
export const fuels = ['petrol', 'diesel', 'hybrid', 'plugInHybrid', 'electric', 'lpg', 'hydrogen'] as const;
export type Fuel = (typeof fuels)[number];

export const drives = ['front', 'rear', 'all', 'four'] as const;
export type Drive = (typeof drives)[number];

/**
 * What a price includes (PRICE-01), a closed set. `plain` is the locale's ordinary price
 * (New Zealand: including GST; United States: before tax, title and fees).
 */
export const priceTypes = ['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain'] as const;
export type PriceType = (typeof priceTypes)[number];

/** Payment gateways that may take a deposit for this vehicle. */
export const paymentProcessors = ['stripe', 'none'] as const;
export type PaymentProcessor = (typeof paymentProcessors)[number];

/** A lender's offer for one vehicle, as the feed carries it. Rates are per cent a year, money is whole dollars. */
export interface LenderOffer {
  interestRate: number | null;
  comparisonRate: number | null;
  paymentWeek: number | null;
  paymentMonth: number | null;
  termYears: number | null;
  termMonths: number | null;
  deposit: number | null;
  balloon: number | null;
  disclaimer: string | null;
}

/**
 * Engine and dimensions of the manufacturer's variant. Lengths in millimetres, masses in
 * kilograms, capacities in litres.
 */
export interface VehicleVariant {
  cylinders: number | null;
  /** Cubic centimetres. */
  engineSizeCc: number | null;
  engineSizeLitres: number | null;
  induction: string | null;
  gearType: string | null;
  gears: number | null;
  /** Combined, litres per 100 km. */
  fuelConsumptionCombined: number | null;
  /** Miles a gallon of the American label. */
  cityMilesPerGallon: number | null;
  highwayMilesPerGallon: number | null;
  fuelCapacity: number | null;
  grossVehicleMass: number | null;
  length: number | null;
  height: number | null;
  width: number | null;
  /** Newton metres. */
  torque: number | null;
  /** Kilowatts. */
  power: number | null;
  /** Stars, 0 to 5. */
  ancapRating: number | null;
  /** Braked towing capacity in kilograms. */
  towingBraked: number | null;
  /** Electric range in kilometres. */
  electricRange: number | null;
}

/** Caravans and campers. Lengths in feet, as the trade quotes them; masses in kilograms. */
export interface CaravanSpecifications {
  bodyWidth: number | null;
  bodyLength: number | null;
  tareWeight: number | null;
  axleType: string | null;
  sleeps: number | null;
  aggregateTrailerMass: number | null;
}

/**
 * What decides a purchase beyond engine and size (FACT-01..03), each from a column of the feed and null where the feed
 * says nothing. Masses in kilograms.
 */
export interface PurchaseFacts {
  /** Kilowatt hours that a driver can use, less than what the battery holds. */
  usableBattery: number | null;
  /** Kilowatt hours per 100 km. */
  energyUse: number | null;
  /** Hours at home, and the kilowatts of the charger that the hours speak of. */
  homeChargeHours: number | null;
  homeChargePower: number | null;
  /** Minutes at a fast charger, the kilowatts that the vehicle takes at most, and the part of the battery: "10 to 80%". */
  fastChargeMinutes: number | null;
  fastChargePower: number | null;
  fastChargeWindow: string | null;
  /** Per cent of what the battery held when new; only with the day of the test. */
  batteryHealth: number | null;
  /** ISO date. */
  batteryTestedOn: string | null;
  batteryCertificateUrl: string | null;
  /** Of a vehicle that tows: empty with a full tank, the limit of vehicle and trailer together, and of its towball. */
  kerbMass: number | null;
  grossCombinationMass: number | null;
  towballLimit: number | null;
  /** Of what is towed: what it puts on the towball. */
  towballMass: number | null;
  /** Of the safety rating: the year of its test, and the version of the vehicle or the test that it holds for. */
  safetyRatingYear: number | null;
  safetyRatingVersion: string | null;
}

/** Average asking prices of comparable vehicles, whole dollars. */
export interface MarketPrices {
  stateAverage: number | null;
  average: number | null;
}

export interface Vehicle {
  /** Stable across feeds: the feed's own id, or one derived from the vehicle's identity (never from its price). */
  id: string;
  /** Stable and unique within the site: the last part of `/cars/{slug}`. */
  slug: string;
  /** `{year} {make} {model}`. */
  name: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  carType: CarType;
  status: VehicleStatus;
  itemType: ItemType;
  /** Whole dollars; null when the dealer names no price. */
  price: number | null;
  /** A recorded earlier price in whole dollars (PRICE-02); null when there is none. */
  beforePrice: number | null;
  /** Whole dollars a week. */
  subscriptionPrice: number | null;
  priceType: PriceType | null;
  preorder: boolean;
  /** Kilometres (the feed's unit is converted at the edge). */
  odometer: number | null;
  body: BodyType | null;
  transmission: Transmission | null;
  /** The gearbox in the feed's words, such as "8 speed sports automatic". */
  transmissionDetail: string | null;
  fuel: Fuel | null;
  /** The fuel in the feed's words, such as "Premium unleaded". */
  fuelDetail: string | null;
  drive: Drive | null;
  /** Exterior colour in the feed's words. */
  colour: string | null;
  interiorColour: string | null;
  seats: number | null;
  doors: number | null;
  stockNumber: string | null;
  vin: string | null;
  /** Registration plate (`regplate`). */
  plate: string | null;
  /** ISO date, `2026-11-30`. */
  regoExpiry: string | null;
  /** ISO month, `2024-06`. */
  complianceDate: string | null;
  /** ISO month, `2024-05`. */
  buildDate: string | null;
  engineSize: string | null;
  /** The dealer's own tag, such as "Runout sale". */
  tag: string | null;
  reserved: boolean;
  certified: boolean;
  testDriveOnly: boolean;
  hasNvic: boolean;
  /** Of a motorcycle: whether a learner may ride it (LAMS); null where the feed does not say. */
  learnerApproved: boolean | null;
  /** When the listing was first seen, milliseconds since 1970; null when the feed does not say. */
  createdAt: number | null;
  /** When it was sold, milliseconds since 1970. */
  soldAt: number | null;
  showOnDealerWebsite: boolean;
  /** Sanitised HTML: a few inline and list elements, no attributes. */
  dealerComments: string | null;
  dealershipSlug: string | null;
  dealershipId: string | null;
  /** The `Location.slug` that sells it; null when the feed's place is none of the dealer's locations. */
  locationSlug: string | null;
  locationName: string | null;
  city: string | null;
  /** State or region code, such as `NSW`. */
  state: string | null;
  privateSuburb: string | null;
  privatePostcode: string | null;
  /** Addresses of photos, the primary one first; paths of this site or absolute. */
  images: string[];
  /** True when `images` are drawings in the vehicle's body and colour, not photographs of it. */
  imagesAreIllustrations: boolean;
  /** What the dealer says there are; at least `images.length`. */
  photosCount: number;
  standardEquipment: string[];
  views: number | null;
  /** Address of the history report. */
  historyReportUrl: string | null;
  /** The listing's title at the classifieds site. */
  listingTitle: string | null;
  paymentProcessors: PaymentProcessor[];
  /** By lender key. */
  financeLenders: Record<string, LenderOffer>;
  market: MarketPrices | null;
  variant: VehicleVariant | null;
  specifications: CaravanSpecifications | null;
  purchase: PurchaseFacts | null;
  /** Custom rank, higher first: the default order of every list. */
  rank: number;
}
