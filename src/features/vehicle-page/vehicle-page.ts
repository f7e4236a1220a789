/**
 * The page of one vehicle, decided. It holds nothing that changes with the rest of the stock, the few
 * similar vehicles aside, so that a refresh renders it only when the vehicle itself has changed.
 */
import { oncePer } from '#src/lib/once-per.ts';
import { callNumber, maskPhone, phoneHref } from '#src/domain/phone.ts';
import { priceMeaning } from '#src/domain/price-type.ts';
import { soldNotice } from '#src/domain/sold-notice.ts';
import { conditionLabel } from '#src/domain/vehicle-labels.ts';
import { isCertified } from '#src/domain/vehicle-tag.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isAvailable } from '#src/domain/visibility.ts';
import { vehicleCrumbs } from '../search/vehicle-crumbs.ts';
import { seeAll } from '../search/see-all.ts';
import { similarVehicles } from '../search/similar-vehicles.ts';
import type { Site } from '../search/site.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { vehicleData } from '../seo/vehicle.ts';
import { cutHtml } from './cut-html.ts';
import { keyFacts } from './key-facts.ts';
import { marketWords } from './market-words.ts';
import { reserveWords } from './reserve-words.ts';
import { sellingPlaces, type SellingPlace } from './selling-place.ts';
import { specificationRows } from './specification-rows.ts';
import { vehicleActions } from './vehicle-actions.ts';
import { vehicleDescription, vehicleTitle } from './vehicle-words.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

/** The function that decides the page of any vehicle of the site. */
export function vehiclePages(site: Site): (vehicle: Vehicle) => VehiclePageData {
  const places = sellingPlaces(site);
  return (vehicle) => vehiclePage(vehicle, places(vehicle.locationSlug), site);
}

function vehiclePage(vehicle: Vehicle, place: SellingPlace, site: Site): VehiclePageData {
  const { settings } = site;
  const { url, title: heading, subtitle, price, tag, newUntil, soldUntil, canBeSaved } = site.card(vehicle);
  const description = vehicleDescription(vehicle, price, place.location, settings);
  const breadcrumbs = vehicleCrumbs(vehicle, heading, site);
  const all = seeAll(vehicle.body, site);
  return {
    kind: 'vehicle', id: vehicle.id, slug: vehicle.slug, url, heading, subtitle, description, breadcrumbs, tag, price, newUntil, soldUntil, canBeSaved,
    title: vehicleTitle(vehicle, place.location),
    condition: conditionLabel(vehicle.carType, settings),
    priceMeaning: price.kind === 'price' ? priceMeaning(price.type, settings) : null,
    market: marketWords(vehicle, settings),
    gallery: gallery(vehicle, site),
    keyFacts: keyFacts(vehicle, settings),
    specifications: specificationRows(vehicle, settings),
    features: vehicle.standardEquipment,
    comments: comments(vehicle, settings),
    certified: certified(vehicle, settings),
    soldNotice: soldNotice(vehicle),
    actions: vehicleActions(vehicle, settings, all.url),
    reserve: reserveWords(vehicle, settings),
    phone: phone(vehicle, place, settings),
    historyReportUrl: settings.buttons.historyReport ? vehicle.historyReportUrl : null,
    location: settings.vehiclePage.map ? place.card : null,
    licence: place.licence,
    plate: advertisedPlate(vehicle, place),
    stockNumber: vehicle.stockNumber, vin: vehicle.vin,
    similar: similar(vehicle, site), similarUrl: all.url, similarLabel: all.label,
    structuredData: [vehicleData(vehicle, price, place.seller, description, settings), breadcrumbList(breadcrumbs, url, settings.siteUrl)],
  };
}

function gallery(vehicle: Vehicle, site: Site): VehiclePageData['gallery'] {
  const { imageAlt, placeholder, ground } = site.card(vehicle);
  return {
    images: vehicle.images, alt: imageAlt, count: vehicle.photosCount, placeholder,
    illustrations: vehicle.imagesAreIllustrations, ground,
  };
}

function comments({ dealerComments }: Vehicle, { vehiclePage: { commentsLength } }: Site['settings']): VehiclePageData['comments'] {
  return dealerComments === null ? null : { full: dealerComments, short: cutHtml(dealerComments, commentsLength) };
}

/** Only while it can be bought (VDP-06), only for the certified make where the dealer names one, and only with something to say. */
function certified(vehicle: Vehicle, settings: Site['settings']): VehiclePageData['certified'] {
  const { title, points } = settings.vehiclePage.certified;
  const isShown = settings.cards.tags.certifiedMake === null ? vehicle.certified && isAvailable(vehicle) : isCertified(vehicle, settings);
  return isShown && points.length > 0 ? { title, points } : null;
}

function phone(vehicle: Vehicle, { location }: SellingPlace, settings: Site['settings']): VehiclePageData['phone'] {
  const number = settings.buttons.call ? callNumber(vehicle, location, settings) : null;
  if (number === null) return null;
  const numbers = phoneLinks(settings);
  let link = numbers.get(number);
  if (!link) numbers.set(number, link = { label: settings.phones.masked ? maskPhone(number) : number, number, href: phoneHref(number) });
  return link;
}

/** A dealer has few numbers and many vehicles. */
const phoneLinks = oncePer((_: Site['settings']) => new Map<string, NonNullable<VehiclePageData['phone']>>());

/** The plate stands in advertisements of used vehicles in New South Wales (LAW-01). */
function advertisedPlate(vehicle: Vehicle, { location }: SellingPlace): string | null {
  const state = location?.address.state ?? vehicle.state;
  return vehicle.carType === 'used' && state === 'NSW' ? vehicle.plate : null;
}

function similar(vehicle: Vehicle, site: Site): VehiclePageData['similar'] {
  const { shown, count } = site.settings.vehiclePage.similar;
  return shown ? similarVehicles(vehicle, site.similar, count).map(site.similarCard) : [];
}
