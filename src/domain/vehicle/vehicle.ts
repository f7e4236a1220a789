/** Names follow specification section 3. */

/** `car_type` in feeds and search. */
export const carTypes = ['new', 'demo', 'used'] as const;
export type CarType = (typeof carTypes)[number];

/** Only the first three are shown. */
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

/** `item_type`. Accessories can't be compared, favourited or saved. */
export const itemTypes = ['car', 'motorcycle', 'caravan', 'accessory'] as const;
export type ItemType = (typeof itemTypes)[number];

/** Keys from specification section 3, then motorcycles' and caravans'. */
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

export const transmissions = ['automatic', 'manual'] as const;
export type Transmission = (typeof transmissions)[number];

export const fuels = ['petrol', 'diesel', 'hybrid', 'plugInHybrid', 'electric', 'lpg', 'hydrogen'] as const;
export type Fuel = (typeof fuels)[number];

export const drives = ['front', 'rear', 'all', 'four'] as const;
export type Drive = (typeof drives)[number];

/**
 * PRICE-01. `plain` is the locale's ordinary price (New Zealand: including GST; United States: before tax, title and
 * fees).
 */
export const priceTypes = ['drive_away', 'estimated_drive_away', 'excluding_government_charges', 'plain'] as const;
export type PriceType = (typeof priceTypes)[number];

export const paymentProcessors = ['stripe', 'none'] as const;
export type PaymentProcessor = (typeof paymentProcessors)[number];

/** From the feed, in per cent a year and whole dollars. */
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

/** Lengths in millimetres, masses in kilograms, capacities in litres. */
export interface VehicleVariant {
  cylinders: number | null;
  engineSizeCc: number | null;
  engineSizeLitres: number | null;
  induction: string | null;
  gearType: string | null;
  gears: number | null;
  /** Litres per 100 km. */
  fuelConsumptionCombined: number | null;
  /** From the US label. */
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
  towingBraked: number | null;
  /** Kilometres. */
  electricRange: number | null;
}

/** Lengths in feet, as quoted in the trade; masses in kilograms. */
export interface CaravanSpecifications {
  bodyWidth: number | null;
  bodyLength: number | null;
  tareWeight: number | null;
  axleType: string | null;
  sleeps: number | null;
  aggregateTrailerMass: number | null;
}

/** FACT-01 to FACT-03. Masses in kilograms. */
export interface PurchaseFacts {
  /** Kilowatt hours; less than the total capacity. */
  usableBattery: number | null;
  /** Kilowatt hours per 100 km. */
  energyUse: number | null;
  /** Hours, and the charger's kilowatts. */
  homeChargeHours: number | null;
  homeChargePower: number | null;
  /** Minutes, the vehicle's maximum kilowatts, and the charge range: "10 to 80%". */
  fastChargeMinutes: number | null;
  fastChargePower: number | null;
  fastChargeWindow: string | null;
  /** Per cent of the capacity when new; needs the test date. */
  batteryHealth: number | null;
  /** ISO date. */
  batteryTestedOn: string | null;
  batteryCertificateUrl: string | null;
  /** Towing vehicle: mass when empty with a full tank, combination limit, towball limit. */
  kerbMass: number | null;
  grossCombinationMass: number | null;
  towballLimit: number | null;
  /** Towed vehicle: load on the towball. */
  towballMass: number | null;
  /** Test year, and the vehicle or test version. */
  safetyRatingYear: number | null;
  safetyRatingVersion: string | null;
}

export interface MarketPrices {
  stateAverage: number | null;
  average: number | null;
}

export interface Vehicle {
  /** Stable across feeds: the feed's id, or derived from identity, never from price. */
  id: string;
  /** Stable and unique within the site. */
  slug: string;
  name: string;
  year: number;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  carType: CarType;
  status: VehicleStatus;
  itemType: ItemType;
  /** Whole dollars. */
  price: number | null;
  /** Recorded earlier price, whole dollars (PRICE-02). */
  beforePrice: number | null;
  /** Whole dollars a week. */
  subscriptionPrice: number | null;
  priceType: PriceType | null;
  preorder: boolean;
  /** Kilometres. */
  odometer: number | null;
  body: BodyType | null;
  transmission: Transmission | null;
  /** "8 speed sports automatic". */
  transmissionDetail: string | null;
  fuel: Fuel | null;
  fuelDetail: string | null;
  drive: Drive | null;
  /** As in the feed. */
  colour: string | null;
  interiorColour: string | null;
  seats: number | null;
  doors: number | null;
  stockNumber: string | null;
  vin: string | null;
  /** `regplate`. */
  plate: string | null;
  /** ISO date, `2026-11-30`. */
  regoExpiry: string | null;
  /** ISO month, `2024-06`. */
  complianceDate: string | null;
  buildDate: string | null;
  engineSize: string | null;
  tag: string | null;
  reserved: boolean;
  certified: boolean;
  testDriveOnly: boolean;
  hasNvic: boolean;
  /** Motorcycles (LAMS). */
  learnerApproved: boolean | null;
  /** First seen, epoch milliseconds. */
  createdAt: number | null;
  soldAt: number | null;
  showOnDealerWebsite: boolean;
  /** Sanitised HTML: few inline and list elements, no attributes. */
  dealerComments: string | null;
  dealershipSlug: string | null;
  dealershipId: string | null;
  /** `Location.slug` */
  locationSlug: string | null;
  locationName: string | null;
  city: string | null;
  state: string | null;
  privateSuburb: string | null;
  privatePostcode: string | null;
  /** Primary first; paths on this site or absolute URLs. */
  images: string[];
  imagesAreIllustrations: boolean;
  /** Claimed by the dealer; at least `images.length`. */
  photosCount: number;
  standardEquipment: string[];
  views: number | null;
  historyReportUrl: string | null;
  listingTitle: string | null;
  paymentProcessors: PaymentProcessor[];
  financeLenders: Record<string, LenderOffer>;
  market: MarketPrices | null;
  variant: VehicleVariant | null;
  specifications: CaravanSpecifications | null;
  purchase: PurchaseFacts | null;
  rank: number;
}
