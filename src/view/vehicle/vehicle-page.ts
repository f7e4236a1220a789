/** Uses only inputs and settings, so that a refresh renders only changed vehicles. */
import { memoize } from '#src/lib/memoize.ts';
import { withCommas } from '#src/lib/numbers.ts';
import { isFinanceAllowed } from '#src/domain/finance/lender-offer.ts';
import { advertisedPlate } from '#src/domain/vehicle/advertised-plate.ts';
import { callNumber, maskPhone, phoneHref } from '#src/domain/locations/phone/phone.ts';
import { vehicleWord } from '#src/domain/locations/regional-terms.ts';
import { soldNotice } from '#src/domain/vehicle/sold-notice.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { isValuationOffered } from '#src/journeys/trade-in/rules/eligibility.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import { isCertified } from '#src/domain/card/vehicle-tag.ts';
import { testDriveNoun } from '#src/domain/vehicle/test-drive-noun.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { isAvailable } from '#src/domain/vehicle/visibility.ts';
import { cardWithTag } from '../card/card-data.ts';
import type { CardData } from '../card/card.ts';
import { breadcrumbList } from '../seo/breadcrumb-list.ts';
import { vehicleData } from '../seo/vehicle.ts';
import { calculatorData } from './finance/calculator-data.ts';
import { cutHtml } from './cut-html.ts';
import { financeCopy } from '../copy/vehicle/finance-copy.ts';
import { includedCopy } from '../copy/vehicle/included-copy.ts';
import { glance, keyFacts } from './facts/key-facts.ts';
import { marketCopy, priceCopy } from '../copy/vehicle/price-copy.ts';
import { reserveCopy } from '#src/journeys/reserve/view/copy/reserve-copy.ts';
import { rightsCopy } from '../copy/vehicle/rights-copy.ts';
import type { SellingLocation } from './selling-location.ts';
import { factSets } from './facts/fact-sets.ts';
import { specificationRows, summaryRows } from './facts/specification-rows.ts';
import { vehicleActions } from './vehicle-actions.ts';
import { vehicleSections } from './vehicle-sections.ts';
import { vehicleDescription, vehicleTitle } from '../copy/vehicle/vehicle-copy.ts';
import type { VehicleInputs } from './vehicle-inputs.ts';
import type { VehiclePageData } from './vehicle.page-data.ts';

export function vehiclePage(
  { vehicle, tag, location, trail, similar, all, finance, offeredOn, rights, promos }: VehicleInputs,
  settings: PublicSettings,
): VehiclePageData {
  const card = cardWithTag(vehicle, settings, tag, 'list');
  const { url, title: heading, subtitle, price, newUntil, soldUntil, canBeSaved } = card;
  const description = vehicleDescription(vehicle, price, location.location, settings);
  const breadcrumbs = [...trail.crumbs, { label: heading, url: null }];
  const reserve = reserveCopy(vehicle, settings);
  const plate = advertisedPlate(vehicle, location.location);
  const content = {
    itemType: vehicle.itemType,
    noun: nounOf(vehicle),
    testDriveNoun: testDriveNoun(vehicle),
    features: vehicle.standardEquipment,
    specifications: specificationRows(vehicle, settings),
    factSets: factSets(vehicle, settings),
    included: includedCopy(vehicle, settings),
    soldNotice: soldNotice(vehicle),
    isReserved: vehicle.reserved && isAvailable(vehicle),
    reserve,
    calculator: calculatorData(vehicle, finance, settings),
    comments: comments(vehicle, settings),
  };
  return {
    kind: 'vehicle',
    ...content,
    id: vehicle.id,
    slug: vehicle.slug,
    url,
    heading,
    subtitle,
    description,
    breadcrumbs,
    tag,
    price,
    newUntil,
    soldUntil,
    canBeSaved,
    title: vehicleTitle(vehicle, location.location, settings),
    carType: vehicle.carType,
    isComing: vehicle.status === 'coming_soon',
    condition: conditionLabel(vehicle.carType, settings),
    priceCopy: isAvailable(vehicle) ? priceCopy(price, vehicle, settings) : null,
    market: marketCopy(vehicle, settings),
    finance: financeCopy(finance, settings, offeredOn),
    isFinanced: isAvailable(vehicle) && isFinanceAllowed(vehicle, settings),
    valuation: isValuationOffered(vehicle, settings),
    rights: isAvailable(vehicle)
      ? rightsCopy(
          vehicle,
          { rights, state: location.location?.address.state ?? vehicle.state },
          reserve !== null,
          settings,
        )
      : null,
    promos,
    views: views(vehicle, settings),
    sections: vehicleSections(content, settings),
    summary: summaryRows(vehicle, location.location, settings),
    gallery: gallery(vehicle, card),
    keyFacts: keyFacts(vehicle, settings),
    certified: certified(vehicle, settings),
    actions: vehicleActions(vehicle, settings, all.url),
    phone: phone(vehicle, location, settings),
    historyReportUrl: settings.buttons.historyReport ? vehicle.historyReportUrl : null,
    ...sellingLocationData(location, settings),
    glance: glance(vehicle, plate, settings),
    plate,
    stockNumber: vehicle.stockNumber,
    vin: vehicle.vin,
    dealershipId: vehicle.dealershipId,
    dealershipSlug: vehicle.dealershipSlug,
    locationSlug: vehicle.locationSlug,
    similar,
    similarUrl: all.url,
    similarLabel: all.label,
    structuredData: [
      vehicleData(vehicle, price, location.seller, description, settings),
      breadcrumbList(breadcrumbs, url, settings.siteUrl),
    ],
  };
}

const gallery = (
  { images, photosCount, imagesAreIllustrations }: Vehicle,
  { imageAlt, placeholder, kind, ground }: CardData,
): VehiclePageData['gallery'] => ({
  images,
  alt: imageAlt,
  count: photosCount,
  placeholder,
  of: kind,
  illustrations: imagesAreIllustrations,
  ground,
});

const nounOf = (vehicle: Vehicle): VehiclePageData['noun'] => ({
  one: vehicleWord(vehicle),
  many: vehicleWord(vehicle, { plural: true }),
});

function comments(
  { dealerComments }: Vehicle,
  { vehiclePage: { commentsLength } }: Pick<PublicSettings, 'vehiclePage'>,
): VehiclePageData['comments'] {
  return dealerComments === null ? null : { full: dealerComments, short: cutHtml(dealerComments, commentsLength) };
}

/** Only for available vehicles (VDP-06), and only for the certified make if one is set. */
function certified(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'cards' | 'vehiclePage'>,
): VehiclePageData['certified'] {
  const { title, points } = settings.vehiclePage.certified;
  const isShown =
    settings.cards.tags.certifiedMake === null
      ? vehicle.certified && isAvailable(vehicle)
      : isCertified(vehicle, settings);
  return isShown && points.length > 0 ? { title, points } : null;
}

function views({ views: count }: Vehicle, { vehiclePage }: Pick<PublicSettings, 'vehiclePage'>): string | null {
  return vehiclePage.viewCounter && count !== null && count > 0
    ? `${withCommas(count)} ${count === 1 ? 'view' : 'views'}`
    : null;
}

const sellingLocationData = (
  { location, card, licence }: SellingLocation,
  { regional }: PublicSettings,
): Pick<VehiclePageData, 'location' | 'licence' | 'timeZone'> => ({
  location: card,
  licence,
  timeZone: location?.timeZone ?? regional.timeZone,
});

function phone(vehicle: Vehicle, { location }: SellingLocation, settings: PublicSettings): VehiclePageData['phone'] {
  const number = settings.buttons.call ? callNumber(vehicle, location, settings) : null;
  if (number === null) return null;
  const numbers = phoneLinks(settings);
  let link = numbers.get(number);
  if (!link)
    numbers.set(
      number,
      (link = { label: settings.phones.masked ? maskPhone(number) : number, number, href: phoneHref(number) }),
    );
  return link;
}

const phoneLinks = memoize((_: PublicSettings) => new Map<string, NonNullable<VehiclePageData['phone']>>());
