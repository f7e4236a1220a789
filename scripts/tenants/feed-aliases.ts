/**
 * Column names besides the built-in ones (mapping/fields.ts): lower-case, comma-separated, likeliest first, without
 * abbreviations (score-names.ts). German names come from systems also sold in Australia.
 */
import type { FieldName } from '#src/sources/stock/mapping/fields.ts';

export const aliases: Partial<Record<FieldName, string>> = {
  id: 'car id, bike id, vehicle id, unit id, unique id, listing id, advert id, guid, uuid, record id',
  stockNumber:
    'stock, stock number, stock id, stock code, stk, stk number, ref, ref number, reference, reference number, our ref, dealer ref, stock ref, unit number, item number, sku, inventory number, lagernummer, fahrzeugnummer, vehicle number, vehicle ref, control number, stocknummer',
  vin: 'vin number, vin code, chassis, chassis number, frame number, fin, fahrgestellnummer, vin chassis',
  plate:
    'rego, rego number, registration number, number plate, licence plate, license plate, rego plate, plate number, kennzeichen',
  complianceDate: 'compliance, compliance date, complied, compliance month, comp date, compliance plate',
  buildDate:
    'built, build date, date built, build month, manufacture date, manufactured, production date, build, build plate',
  regoExpiry:
    'rego expiry, rego expires, rego expiry date, registration expiry, registration expires, registration expiry date, rego due, rego until, rego to, rego exp, rego exp date',
  make: 'make, make name, manufacturer name, manufacturer, marque, brand name, hersteller, marke',
  model: 'model, model name, family, model family, range, modell, model range, model description',
  year: 'year, model year, built year, build year, year group, year built, year of manufacture, baujahr, my, registration year, vehicle year, built',
  badge:
    'badge, variant, variant description, grade, derivative, trim level, model variant, sub model, model description, ausstattungslinie, edition, spec level, variante, model grade, trim',
  series: 'series, model code, series code, generation, baureihe',
  listingTitle:
    'ad title, advert title, headline, vehicle title, vehicle name, listing title, bezeichnung, full description name',
  itemType: 'vehicle type, asset type, type, category, item type, vehicle category, fahrzeugart, class',
  carType:
    'condition, nud, n u d, n u, nu, new used demo, used or new, used new, new used, new or used, new use demo, stock type, vehicle condition, type, category, zustand, sale type, class, new used flag, condition type',
  status:
    'stock status, stock state, listing state, sale state, availability, sale status, sales status, listing status, vehicle status, status code, status description, avail, available, is available, for sale, state',
  learnerApproved:
    'learner ok, learner approved, learner legal, learner friendly, learner, lams ok, lams approved, lams, lams status',
  price:
    'drive away price, drive away, ride away price, ride away, da price, dap, tow away price, price drive away, sale price, selling price, advertised price, web price, internet price, retail price, egc price, price egc, egc, asking, asking price, price incl gst, price inc gst, special price, internet special, web special, now price, our price, current price, sell price, list price, msrp, rrp, recommended retail price, preis, verkaufspreis, price inc tax',
  beforePrice: 'original price, previous price, old price, was, was price, price before, regular price, rrp was',
  priceType:
    'price basis, price includes, price description, price type, price terms, price qualifier, price display, price label',
  odometer:
    'odometer, kms, km, kilometers, kilometres, odo, odometer reading, distance, miles, mileage, ks, kms travelled, kilometres travelled, distance travelled, current kms, km stand, kilometerstand, laufleistung, odometer kms, odo kms, dist, dist travelled',
  odometerUnit:
    'uom, odo uom, odometer uom, odo type, odometer type, odo unit, odo units, unit of measure, distance unit, distance units, mileage unit, mileage units, km or miles, kms or miles',
  odometerIsActual: 'odometer status, odo status, mileage status, odometer brand, odometer disclosure',
  body: 'body, body type, body style, body shape, style, shape, category, bike type, type, class, segment, aufbau, karosserie, rv type, van type, layout, motorcycle type, body description',
  transmission:
    'transmission, gearbox, gear, transmission type, gearbox type, getriebe, transmission description, gears type',
  drive: 'drive, drive train, driveline, wheel drive, drive type, driven wheels, antrieb, wheels driven, axle drive',
  fuel: 'fuel, fuel type, fuel kind, energy, propulsion, kraftstoff, energy source, power source, kraftstoffart',
  colour:
    'exterior colour, colour, body colour, colour exterior, colour exterior interior, paint, paint colour, paint description, farbe, manufacturer colour, colour name, aussenfarbe, lackierung, generic colour, main colour',
  interiorColour:
    'interior colour, interior, trim colour, upholstery, upholstery colour, interior trim, innenfarbe, polster, seat material, trim',
  engineSize:
    'engine size, engine, engine capacity, capacity, engine description, motor, displacement, hubraum, engine litres, litres, engine size litres',
  'variant.engineSizeCc': 'engine cc, cc, engine size cc, capacity cc, engine capacity cc, displacement cc, cc rating',
  'variant.cylinders': 'cylinders in engine, cylinders, number of cylinders, zylinder, cylinder count',
  'variant.power':
    'power kw, kw, engine power, leistung, leistung kw, power, max power, maximum power, engine power kw',
  'variant.torque': 'torque nm, nm, torque, max torque, drehmoment, maximum torque',
  'variant.fuelCapacity': 'tank, tank litres, fuel tank, tank l, fuel tank litres, tankinhalt, fuel capacity',
  'variant.fuelConsumptionCombined':
    'l 100km, l 100, fuel consumption, fuel consumption combined, consumption combined, fuel economy combined, litres per 100km, combined consumption, fuel l 100km, consumption, verbrauch, fuel economy, economy',
  'variant.gears': 'gears, number of gears, speeds, gear count',
  'variant.induction': 'induction, aspiration, turbo',
  'variant.ancapRating': 'ancap, ancap rating, safety rating, ancap stars',
  'variant.grossVehicleMass': 'gvm, gross vehicle mass, gvm kg, gvwr',
  'variant.length': 'length, length mm, overall length, vehicle length, laenge, lange',
  'variant.width': 'width, width mm, overall width, vehicle width, breite',
  'variant.height': 'height, height mm, overall height, vehicle height, hohe',
  'variant.towingBraked':
    'braked towing, braked tow capacity, tow capacity braked, towing capacity braked, tow capacity, towing capacity, towing braked, max towing, anhangelast',
  'variant.electricRange': 'range km, ev range, wltp range, driving range, electric range, reichweite',
  'purchase.usableBattery': 'usable battery kwh, usable kwh',
  'purchase.kerbMass': 'kerb weight, kerb mass, kerb weight kg, leergewicht',
  'purchase.towballMass': 'ball mass, tow ball, tow ball weight, tow ball mass, tbm, ball weight, ball weight kg',
  seats:
    'seats, number of seats, seat count, seating, seating capacity, passengers, passenger capacity, pax, pax capacity, sitze, sitzplatze',
  doors: 'doors, number of doors, door count, turen, tueren',
  images:
    'photo urls, photo list, photo url list, image list, image urls, image url list, image url, photo url, pictures, pics, photo, photo links, image, gallery, picture urls, media, media urls, bilder, fotos, photographs, vehicle photos, picture list, all images, image links',
  primaryImage: 'main photo, main image, cover photo, cover image, hero image, lead image, titelbild, first photo',
  standardEquipment:
    'equipment, features, feature list, standard equipment, standard features, standard feature, extras, options, option feature, optional features, option list, accessories, ausstattung, highlights, fitted options, inclusions, factory options, option description',
  dealerComments:
    'advert description, advert text, ad text, ad description, seller comments, dealer comments, comments, long description, remarks, notes for web, web comments, web description, description, beschreibung, bemerkung, sales comments, vehicle comments, advert, marketing text, ad copy, blurb, vehicle description, full description, notes, copy, marketing copy, web text, text',
  createdAt:
    'listed, date added, date listed, list date, in stock date, date in stock, date in, created, inventory date, listed date, added, stock date, date received, date stocked, arrival date, date first listed, eingang, publish date, advertised date, online since, stocked in date',
  soldAt: 'sold on, date sold, sold date, sale date, delivered date',
  locationName:
    'yard, branch, dealership, dealer name, lot, site, location, location name, yard name, store, branch name, yard code, standort, filiale',
  city: 'town, location, suburb, city, ort, yard suburb, dealer suburb, dealer city',
  state: 'region, st, state, dealer state, province',
  'specifications.sleeps': 'berths, berth, number of berths, sleeping capacity, sleeps, sleeping berths, schlafplatze',
  'specifications.tareWeight': 'tare, tare kg, tare weight, tare weight kg, tare mass',
  'specifications.aggregateTrailerMass': 'atm, atm kg, aggregate trailer mass',
  'specifications.bodyLength': 'length, body length, length ft, van length, internal length, length feet',
  'specifications.axleType': 'axle type, axles, axle',
  tag: 'label, banner, flag, sticker, tag line',
  certified: 'certified, is certified, cpo, approved used',
  showOnDealerWebsite:
    'on website, publish, published, online, show on website, web, display on web, show on web, web display, advertise, visible, is visible, visibility, show, shown, display, displayed, active, is active, live, is live, is published, enabled, web active, show online, web visible, on site, on web, show on site',
  sold: 'sold, is sold, sold flag, sold yn',
  'market.average': 'market price, average market price, market average',
};

/** Not fields despite similar cells: costs, other registers' numbers, contacts, and prices other than asking prices. */
export const otherNames =
  'cost, cost price, trade price, trade in, trade in value, wholesale, wholesale price, buy price, purchase price, floor price, reserve price, minimum price, invoice, invoice price, weekly, weekly price, price per week, weekly payment, repayment, payment, deposit, stamp duty, duty, on road costs, on roads amount, orc amount, government charges, govt charges, gov charges, charges, freight, dealer fee, doc fee, gst, tax, saving, discount, margin, profit, residual, subscription, engine number, motor number, key number, key, key code, nvic, redbook, redbook code, rb code, glass, glass code, vfacts, video, video url, youtube, url, link, website, web url, vdp url, detail url, details url, deep link, listing url, brochure, phone, mobile, email, fax, contact, salesperson, manager, supplier, owners, previous owners, days in stock, age, days, warranty, warranty kms, warranty months, service kms, next service kms, service due, last service, last modified, modified, updated, updated at, last updated, date modified, change date, photo count, image count, photos count, number of photos, title status, carfax, hits, views, hit count, postcode, zip, zip code, latitude, longitude, lat, lng, abn, licence number, lmct, dealer id, dealer code, dealer number, feed, source, currency, battery kwh, co2, emissions, finance, drivetrain warranty, tyre, tyres, wheels, rims, first registration'
    .split(',')
    .map((name) => name.trim());
