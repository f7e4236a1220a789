/**
 * Every field that a feed may fill: how it is read, and the columns it is looked for in where settings map
 * nothing: the name of specification section 3 first, then other names in use. Column names are compared
 * without regard to case and punctuation; a dot reaches into objects. "?" marks the home of another field, where a
 * cell counts only when it plainly speaks of this one (" 5 Seats" among the doors). "#" is the number of columns that
 * belong together: Photo1, Photo2.
 */
import type { TransformName, TransformOutput } from '../transforms/registry.ts';

const field = <K extends TransformName>(as: K, ...columns: string[]) => ({ as, columns });

const numberedPhotos =
  'photo# image# picture# pic# img# photo#url image#url photourl# imageurl# pictureurl# photolink# imagelink#'.split(
    ' ',
  );

export const fields = {
  id: field('text', 'id', 'objectID', 'vehicle_id', 'listing_id'),
  slug: field('text', 'slug'),
  year: field('year', 'year', 'model_year', 'manu_year', 'year_group'),
  make: field('make', 'make', 'brand', 'manufacturer.name', 'manufacturer'),
  model: field('model', 'model', 'model.name'),
  badge: field('text', 'badge', 'variant_name', 'trim'),
  series: field('text', 'series'),
  carType: field('carType', 'car_type', 'condition'),
  isNew: field('boolean', 'is_new'),
  isUsed: field('boolean', 'is_used'),
  isDemo: field('boolean', 'is_demo', 'is_demonstrator'),
  status: field('status', 'status'),
  sold: field('sold', 'sold', 'is_sold'),
  itemType: field('itemType', 'item_type'),
  price: field('price', 'price', 'asking_price'),
  beforePrice: field('price', 'before_price', 'was_price'),
  subscriptionPrice: field('money', 'subscription_price'),
  priceType: field('priceType', 'price_type', '?drive_away', '?is_drive_away', '?ride_away', '?is_ride_away'),
  preorder: field('boolean', 'preorder'),
  odometer: field('odometer', 'km', 'odometer', 'kilometres', 'mileage'),
  odometerUnit: field(
    'distanceUnit',
    'odometer_unit',
    'odometer_units',
    'odometer_uom',
    'distance_unit',
    'mileage_unit',
    'km_or_miles',
    'kms_or_miles',
    'is_miles',
    'odometer_is_miles',
    'is_km',
    'is_kms',
  ),
  body: field('body', 'simple_body', 'body', 'body_type'),
  transmission: field('transmission', 'simple_transmission', 'trans', 'transmission', 'variant.geartype'),
  transmissionDetail: field('text', 'trans', 'transmission_detail'),
  fuel: field('fuel', 'simple_fuel', 'fuel', 'fuel_type'),
  fuelDetail: field('text', 'fuel', 'fuel_detail'),
  drive: field('drive', 'drive', 'drive_type'),
  colour: field('exteriorColour', 'colour', 'color', 'exterior_colour'),
  interiorColour: field('interiorColour', 'interior_colour', 'interior_color', 'trim_colour'),
  seats: field('seats', 'seats', '?doors'),
  doors: field('doors', 'doors', '?seats'),
  stockNumber: field('text', 'stocknum', 'stock_number', 'stockno', 'stock_no'),
  vin: field('vin', 'vin'),
  plate: field('plate', 'regplate', 'plate', 'rego', 'registration', 'rego_num'),
  regoExpiry: field('expiryDate', 'rego_expiry', 'reg_expiry'),
  complianceDate: field('month', 'compliance_date'),
  buildDate: field('month', 'build_date'),
  engineSize: field('engine', 'engine_size', 'variant.enginesize_litres', 'variant.enginesize'),
  tag: field('text', 'tag'),
  reserved: field('boolean', 'reserved'),
  certified: field('boolean', 'certified'),
  testDriveOnly: field('boolean', 'test_drive_only'),
  hasNvic: field('boolean', 'has_nvic'),
  learnerApproved: field('learner', 'learner_approved', 'lams', 'lams_approved', 'is_lams', 'learner', 'learner_legal'),
  createdAt: field('timestamp', 'created_at', 'date_created', 'listed_at', 'date_in_stock'),
  soldAt: field('timestamp', 'sold_date_timestamp', 'sold_at', 'sold_date'),
  showOnDealerWebsite: field('shown', 'show_on_dealer_website'),
  dealerComments: field('html', 'dealercomments', 'comments', 'description', 'adv_description'),
  dealershipSlug: field('text', 'dealership_slug'),
  dealershipId: field('text', 'dealership_id'),
  locationSlug: field('text', 'location_slug', 'location.slug'),
  locationName: field('text', 'location_name', 'location.name', 'dealership_name'),
  city: field('suburb', 'city', 'location.address.city', 'suburb'),
  state: field('state', 'state', 'location.address.state'),
  privateSuburb: field('text', 'private_suburb'),
  privatePostcode: field('text', 'private_postcode'),
  primaryImage: field('images', 'primary_image_url', 'primary_image', 'main_photo', 'main_image', 'image_link'),
  imagesAreIllustrations: field('boolean', 'images_are_illustrations'),
  images: field(
    'images',
    'images',
    'photos',
    'image_urls',
    ...numberedPhotos,
    'additional_image_link',
    'thumbnails',
    'image',
    'photo',
  ),
  photosCount: field('count', 'photos_count'),
  standardEquipment: field(
    'list',
    'standardEquipment',
    'features',
    'standard_features',
    'standard_feature',
    'option_features',
    'option_feature',
  ),
  views: field('count', 'views'),
  historyReportUrl: field('address', 'file', 'history_report', 'history_report_url'),
  listingTitle: field('text', 'carsales_title', 'title', 'name', 'heading'),
  paymentProcessors: field('processors', 'payment_processors'),
  financeLenders: field('json', 'finance_lenders'),
  'market.stateAverage': field('money', 'state_average_market_price'),
  'market.average': field('money', 'average_market_price'),
  'variant.cylinders': field('cylinders', 'variant.cylinders', 'cylinders'),
  'variant.engineSizeCc': field(
    'cubicCentimetres',
    'variant.enginesize',
    'enginesize',
    'engine_cc',
    'capacity_cc',
    'engine_capacity_cc',
  ),
  'variant.engineSizeLitres': field('litres', 'variant.enginesize_litres', 'enginesize_litres', 'engine_size'),
  'variant.induction': field('text', 'variant.induction', 'induction'),
  'variant.gearType': field('text', 'variant.geartype', 'geartype'),
  'variant.gears': field('gears', 'variant.gears', 'gears'),
  'variant.fuelConsumptionCombined': field(
    'consumption',
    'variant.fuelconsumptioncombined',
    'fuelconsumptioncombined',
    'fuel_consumption',
  ),
  'variant.cityMilesPerGallon': field('cityEconomy', 'city_mpg', 'mpg_city', 'epa_city', 'city_fuel_economy', '?mpg'),
  'variant.highwayMilesPerGallon': field(
    'highwayEconomy',
    'highway_mpg',
    'mpg_highway',
    'hwy_mpg',
    'mpg_hwy',
    'epa_highway',
    'highway_fuel_economy',
    '?mpg',
  ),
  'variant.fuelCapacity': field('tankLitres', 'variant.fuelcapacity', 'fuelcapacity'),
  'variant.grossVehicleMass': field('kilograms', 'variant.grossvehiclemass', 'grossvehiclemass'),
  'variant.length': field('millimetres', 'variant.vehiclelength', 'variant.length', 'vehiclelength'),
  'variant.height': field('millimetres', 'variant.vehicleheight', 'variant.height', 'vehicleheight'),
  'variant.width': field('millimetres', 'variant.vehiclewidth', 'variant.width', 'vehiclewidth'),
  'variant.torque': field('newtonMetres', 'variant.torque', 'torque'),
  'variant.power': field('kilowatts', 'variant.power', 'power'),
  'variant.ancapRating': field('stars', 'variant.ancaprating', 'ancaprating'),
  'variant.towingBraked': field('kilograms', 'variant.towingbraked', 'towingbraked', 'towing_braked'),
  'variant.electricRange': field('kilometres', 'variant.electricrange', 'electricrange', 'electric_range'),
  'specifications.bodyWidth': field('feet', 'specifications.body_width', 'body_width'),
  'specifications.bodyLength': field('feet', 'specifications.body_length', 'body_length'),
  'specifications.tareWeight': field('kilograms', 'specifications.tare_weight', 'tare_weight'),
  'specifications.axleType': field('text', 'specifications.axle_type', 'axle_type'),
  'specifications.sleeps': field('sleeps', 'specifications.sleeps', 'sleeps'),
  'specifications.aggregateTrailerMass': field(
    'kilograms',
    'specifications.aggregate_trailer_mass',
    'aggregate_trailer_mass',
  ),
  'purchase.usableBattery': field('kilowattHours', 'variant.batteryusable', 'battery_usable', 'usable_battery'),
  'purchase.energyUse': field('energyUse', 'variant.energyconsumption', 'energyconsumption', 'energy_consumption'),
  'purchase.homeChargeHours': field('chargeHours', 'variant.chargehomehours', 'charge_home_hours'),
  'purchase.homeChargePower': field('kilowatts', 'variant.chargehomekw', 'charge_home_kw'),
  'purchase.fastChargeMinutes': field('chargeMinutes', 'variant.chargefastminutes', 'charge_fast_minutes'),
  'purchase.fastChargePower': field('kilowatts', 'variant.chargefastkw', 'charge_fast_kw'),
  'purchase.fastChargeWindow': field('chargeWindow', 'variant.chargefastwindow', 'charge_fast_window'),
  'purchase.batteryHealth': field('batteryHealth', 'battery_health', 'state_of_health', 'soh'),
  'purchase.batteryTestedOn': field('date', 'battery_tested_on', 'battery_health_date', 'soh_date'),
  'purchase.batteryCertificateUrl': field('address', 'battery_certificate', 'battery_certificate_url'),
  'purchase.kerbMass': field('kilograms', 'variant.kerbmass', 'kerbmass', 'kerb_mass', 'kerb_weight', 'curb_weight'),
  'purchase.grossCombinationMass': field(
    'kilograms',
    'variant.grosscombinationmass',
    'grosscombinationmass',
    'gross_combination_mass',
  ),
  'purchase.towballLimit': field('kilograms', 'variant.towballlimit', 'towballlimit', 'towball_limit'),
  'purchase.towballMass': field('kilograms', 'specifications.towball_mass', 'towball_mass', 'ball_weight'),
  'purchase.safetyRatingYear': field('year', 'variant.ancapyear', 'ancapyear', 'ancap_year', 'safety_rating_year'),
  'purchase.safetyRatingVersion': field('text', 'variant.ancapversion', 'ancap_version', 'safety_rating_version'),
  rank: field('number', 'rank', 'custom_rank'),
} satisfies Record<string, { as: TransformName; columns: string[] }>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** Fields that decide whether a vehicle is for sale, and what its odometer counts. */
type DecidingField = 'status' | 'sold' | 'showOnDealerWebsite' | 'odometerUnit';
const deciding: ReadonlySet<FieldName> = new Set<DecidingField>([
  'status',
  'sold',
  'showOnDealerWebsite',
  'odometerUnit',
]);

/** What stands for a word that nobody knows: nothing is guessed where the field decides. */
export const unknownValue = (field: FieldName): 'unknown' | null => (deciding.has(field) ? 'unknown' : null);

/** What one row says, field by field; null where it says nothing that can be used. */
export type FeedValues = {
  [F in FieldName]: TransformOutput<(typeof fields)[F]['as']> | (F extends DecidingField ? 'unknown' : never) | null;
};
