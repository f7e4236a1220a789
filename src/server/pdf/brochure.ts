import { formatDate, localDate } from '#src/lib/dates.ts';
import { capitalise } from '#src/lib/text.ts';
import { oneLineAddress, visibleLocations } from '#src/domain/locations/locations.ts';
import type { Location } from '#src/domain/locations/location.ts';
import { callNumber } from '#src/domain/locations/phone/phone.ts';
import { regionalTerms } from '#src/domain/locations/regional-terms.ts';
import { priceDisplay, type PriceDisplay } from '#src/domain/price/price-display.ts';
import type { PublishedVehicle } from '#src/domain/vehicle/published-vehicle.ts';
import { dealerLicence } from '#src/domain/locations/licences.ts';
import { soldNotice } from '#src/domain/vehicle/sold-notice.ts';
import { paletteOf } from '#src/domain/tenant/palette.ts';
import type { PublicSettings } from '#src/domain/tenant/settings/settings.ts';
import { conditionLabel } from '#src/domain/vocabulary/labels.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { vehicleUrl } from '#src/domain/vehicle/vehicle-url.ts';
import type { Vehicle } from '#src/domain/vehicle/vehicle.ts';
import { factSets } from '#src/view/vehicle/facts/fact-sets.ts';
import { keyFacts } from '#src/view/vehicle/facts/key-facts.ts';
import { priceCopy } from '#src/view/copy/vehicle/price-copy.ts';
import { specificationRows } from '#src/view/vehicle/facts/specification-rows.ts';
import { paragraphsOf, printable } from './printable.ts';

export interface Brochure {
  dealer: { name: string; site: string };
  colours: { accent: string; onAccent: string; ink: string; surface: string };
  locale: PublicSettings['regional']['locale'];
  heading: string;
  subtitle: string;
  price: PriceDisplay;
  priceMeaning: string | null;
  /** Null while for sale. */
  sold: { mark: string; notice: string } | null;
  facts: { label: string; value: string }[];
  specifications: { label: string; value: string }[];
  factSets: { title: string; sentences: string[]; rows: { label: string; value: string }[]; note: string | null }[];
  features: string[];
  /** Lines starting with • are list items. */
  comments: string[];
  pictureNote: string | null;
  placeholder: string;
  place: { name: string; address: string } | null;
  phone: string | null;
  /** "Motor dealer licence MD 012345" */
  licence: string | null;
  url: string;
  online: string;
  /** "Printed 19/11/2026. Details may have changed since." */
  printed: string;
  smallPrint: string | null;
}

export function brochure(
  published: PublishedVehicle,
  settings: PublicSettings,
  allLocations: readonly Location[],
  now: number,
): Brochure {
  const vehicle: Vehicle = { ...published, rank: 0, listingTitle: null };
  const { branding, regional, siteUrl, template, labels } = settings;
  const { accent, onAccent, ink, surface } = paletteOf(branding.colours, template);
  const price = priceDisplay(vehicle, settings);
  const meaning = priceCopy(price, vehicle, settings)?.meaning ?? null;
  const notice = soldNotice(vehicle);
  return {
    dealer: { name: printable(branding.name), site: new URL(siteUrl).host.replace(/^www\./, '') },
    colours: { accent, onAccent, ink, surface },
    locale: regional.locale,
    heading: printable(vehicleName(vehicle)),
    subtitle: printable(
      [
        vehicle.badge,
        vehicle.series,
        conditionLabel(vehicle.carType, settings),
        notice === null && vehicle.reserved ? 'Reserved' : null,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    price,
    priceMeaning: meaning === null ? null : printable(meaning),
    sold: notice === null ? null : { mark: settings.stockRules.soldLabel, notice },
    facts: printableRows([...keyFacts(vehicle, settings), ...plateRow(vehicle, settings)]),
    specifications: printableRows(specificationRows(vehicle, settings)),
    factSets: factSets(vehicle, settings).map(({ title, lead, points, rows, note }) => ({
      title: printable(title),
      sentences: [...(lead === null ? [] : [lead]), ...points.map((point, index) => `${index + 1}. ${point}`)].map(
        printable,
      ),
      rows: printableRows(rows),
      note: note === null ? null : printable(note),
    })),
    features: vehicle.standardEquipment.map((feature) => shortened(printable(feature))).filter(Boolean),
    comments: vehicle.dealerComments === null ? [] : paragraphsOf(vehicle.dealerComments),
    pictureNote: vehicle.imagesAreIllustrations ? printable(labels.illustration) : null,
    placeholder: vehicle.status === 'coming_soon' ? labels.newArrival : 'Photos to come',
    ...locationCopy(vehicle, settings, allLocations),
    url: `${siteUrl}${vehicleUrl(vehicle.slug)}`,
    online: onlineText(vehicle, price.kind !== 'words' && notice === null),
    printed: `Printed ${formatDate(localDate(now, regional.timeZone), regional.locale)}. Details may have changed since then, so please check the page or call us.`,
    smallPrint: settings.vehiclePage.disclaimer === null ? null : printable(settings.vehiclePage.disclaimer),
  };
}

function onlineText({ images, imagesAreIllustrations }: Vehicle, isPriced: boolean): string {
  const shown = images.length > 1 && !imagesAreIllustrations ? 'All photos' : 'All details';
  return isPriced ? `${shown} and the current price` : shown;
}

/** Printed ads must include the number plate (LAW-01). */
const plateRow = ({ plate }: Vehicle, { regional }: Pick<PublicSettings, 'regional'>) =>
  plate === null ? [] : [{ label: capitalise(regionalTerms[regional.locale].numberPlate), value: plate }];

const longestPoint = 160;
const shortened = (text: string): string =>
  text.length > longestPoint ? `${text.slice(0, longestPoint).trimEnd()}…` : text;

const printableRows = (rows: { label: string; value: string }[]) =>
  rows.map(({ label, value }) => ({ label, value: shortened(printable(value)) })).filter(({ value }) => value !== '');

/** Uses the dealer for unknown or hidden locations (LAW-01, VDP-11). */
function locationCopy(
  vehicle: Vehicle,
  settings: Pick<PublicSettings, 'regional' | 'phones' | 'locations'>,
  all: readonly Location[],
): Pick<Brochure, 'place' | 'phone' | 'licence'> {
  const locations = visibleLocations(all, settings);
  const location = locations.find(({ slug }) => slug === vehicle.locationSlug) ?? null;
  const licence = [location, ...locations].find((one) => one?.licenceNumber)?.licenceNumber ?? null;
  return {
    place: location && {
      name: printable(location.name),
      address: addressLines(location.address, settings.regional.locale),
    },
    phone: callNumber(vehicle, location, settings),
    licence: licence && dealerLicence(licence, settings.regional.locale),
  };
}

function addressLines(address: Location['address'], locale: Brochure['locale']): string {
  const town = oneLineAddress({ ...address, street: '' }, locale);
  return [address.street, town].map(printable).filter(Boolean).join('\n');
}
