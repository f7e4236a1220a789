/**
 * The page of one vehicle, decided from its inputs and the settings alone. They hold nothing that changes with the rest of
 * the stock, the few similar vehicles aside, so that a refresh renders it only when the vehicle itself has changed.
 */
import { oncePer } from '#src/lib/once-per.ts';
import { callNumber, maskPhone, phoneHref } from '#src/domain/phone.ts';
import { priceMeaning } from '#src/domain/price-type.ts';
import { vehicleWord } from '#src/domain/regional-words.ts';
import { soldNotice } from '#src/domain/sold-notice.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionLabel } from '#src/domain/vehicle-labels.ts';
import { isCertified } from '#src/domain/vehicle-tag.ts';
import type { Vehicle } from '#src/domain/vehicle.ts';
import { isAvailable } from '#src/domain/visibility.ts';
import { cardWithTag } from '../vehicle-card/card-data.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { vehicleData } from '../seo/vehicle.ts';
import { cutHtml } from './cut-html.ts';
import { keyFacts } from './key-facts.ts';
import { marketWords } from './market-words.ts';
import { reserveWords } from './reserve-words.ts';
import type { SellingPlace } from './selling-place.ts';
import { specificationRows } from './specification-rows.ts';
import { vehicleActions } from './vehicle-actions.ts';
import { vehicleDescription, vehicleTitle } from './vehicle-words.ts';
import type { VehicleInputs } from './vehicle-inputs.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

export function vehiclePage({ vehicle, tag, place, trail, similar, all }: VehicleInputs, settings: PublicSettings): VehiclePageData {
  const { url, title: heading, subtitle, price, newUntil, soldUntil, canBeSaved, imageAlt, placeholder, ground } = cardWithTag(vehicle, settings, tag, 'list');
  const description = vehicleDescription(vehicle, price, place.location, settings);
  const breadcrumbs = [...trail.crumbs, { label: heading, url: null }];
  return {
    id: vehicle.id, slug: vehicle.slug, url, heading, subtitle, description, breadcrumbs, tag, price, newUntil, soldUntil, canBeSaved,
    title: vehicleTitle(vehicle, place.location),
    itemType: vehicle.itemType,
    noun: { one: vehicleWord(vehicle.itemType), many: vehicleWord(vehicle.itemType, { plural: true }) },
    condition: conditionLabel(vehicle.carType, settings),
    priceMeaning: price.kind === 'price' ? priceMeaning(price.type, settings) : null,
    market: marketWords(vehicle, settings),
    gallery: {
      images: vehicle.images, alt: imageAlt, count: vehicle.photosCount, placeholder, illustrations: vehicle.imagesAreIllustrations, ground,
    },
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
    similar, similarUrl: all.url, similarLabel: all.label,
    structuredData: [vehicleData(vehicle, price, place.seller, description, settings), breadcrumbList(breadcrumbs, url, settings.siteUrl)],
  };
}

function comments({ dealerComments }: Vehicle, { vehiclePage: { commentsLength } }: PublicSettings): VehiclePageData['comments'] {
  return dealerComments === null ? null : { full: dealerComments, short: cutHtml(dealerComments, commentsLength) };
}

/** Only while it can be bought (VDP-06), only for the certified make where the dealer names one, and only with something to say. */
function certified(vehicle: Vehicle, settings: PublicSettings): VehiclePageData['certified'] {
  const { title, points } = settings.vehiclePage.certified;
  const isShown = settings.cards.tags.certifiedMake === null ? vehicle.certified && isAvailable(vehicle) : isCertified(vehicle, settings);
  return isShown && points.length > 0 ? { title, points } : null;
}

function phone(vehicle: Vehicle, { location }: SellingPlace, settings: PublicSettings): VehiclePageData['phone'] {
  const number = settings.buttons.call ? callNumber(vehicle, location, settings) : null;
  if (number === null) return null;
  const numbers = phoneLinks(settings);
  let link = numbers.get(number);
  if (!link) numbers.set(number, link = { label: settings.phones.masked ? maskPhone(number) : number, number, href: phoneHref(number) });
  return link;
}

/** A dealer has few numbers and many vehicles. */
const phoneLinks = oncePer((_: PublicSettings) => new Map<string, NonNullable<VehiclePageData['phone']>>());

/** The plate stands in advertisements of used vehicles in New South Wales (LAW-01). */
function advertisedPlate(vehicle: Vehicle, { location }: SellingPlace): string | null {
  const state = location?.address.state ?? vehicle.state;
  return vehicle.carType === 'used' && state === 'NSW' ? vehicle.plate : null;
}
